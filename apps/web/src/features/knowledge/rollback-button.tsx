import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import type { KnowledgeVersionDetail } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { IconArrowBackUp } from '../../ui/icons.tsx';
import { forgetKnowledge } from './knowledge-queries.ts';

interface Props {
  version: KnowledgeVersionDetail;
  onDone: (message: string) => void;
}

/** Puts a active version again, once that was confirmed; nothing where that would change nothing. */
export function RollbackButton({ version: { id, current, rollback }, onDone }: Props) {
  const client = useQueryClient();
  const [asked, dialog] = useDisclosure(false);
  const going = useMutation({
    mutationFn: () => call(knowledge.rollBack, { params: { id }, body: { seen: current } }),
    onSuccess: async (made) => {
      dialog.close();
      onDone(m.knowledge_rolled_back({ version: id, made: made.id }));
      await forgetKnowledge(client);
      // The button goes: there is nothing to roll back any more.
      focusHeading();
    },
    // What the dialog says of the active entries is no longer so.
    onError: () => forgetKnowledge(client),
  });
  // An open dialog stays to say why it failed, also where by now there is nothing to roll back.
  if (!rollback && !asked) return null;
  const { added, changed, removed } = rollback ?? { added: 0, changed: 0, removed: 0 };
  return (
    <>
      <Button
        leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
        onClick={() => {
          going.reset();
          dialog.open();
        }}
      >
        {m.knowledge_roll_back()}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={m.knowledge_roll_back_title({ version: id })}
        text={`${m.knowledge_roll_back_count({ count: added + changed + removed })} ${[
          m.knowledge_count_changed({ count: changed }),
          m.knowledge_count_back({ count: added }),
          m.knowledge_count_removed({ count: removed }),
        ].join(' · ')}. ${m.knowledge_roll_back_text()}`}
        keep={m.knowledge_roll_back_keep()}
        confirm={m.knowledge_roll_back()}
        working={going.isPending}
        failure={going.error ? errorText(going.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => going.mutate()}
      />
    </>
  );
}
