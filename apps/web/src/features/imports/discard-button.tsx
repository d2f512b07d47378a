import '@mantine/core/styles/Modal.layer.css';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { birthImports } from '@udaya/contract/birth-imports';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Forgets a file of which nothing was begun, once that is confirmed. */
export function DiscardButton({ importId, onDone }: { importId: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const discarding = useMutation({
    mutationFn: async () => call(birthImports.discard, { params: { importId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['birth-imports', 'list'] });
      onDone();
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.import_discard()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={m.import_discard_title()}
        text={m.import_discard_text()}
        keep={m.import_discard_keep()}
        confirm={m.import_discard()}
        danger
        working={discarding.isPending}
        failure={discarding.error ? errorText(discarding.error) : undefined}
        onClose={() => setOpened(false)}
        onConfirm={() => discarding.mutate()}
      />
    </>
  );
}
