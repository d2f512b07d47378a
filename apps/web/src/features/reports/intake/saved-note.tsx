import { Alert, Button, Group, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconInfoCircle } from '../../../ui/icons.tsx';
import type { IntakeWizard } from '../../intake/use-intake.ts';

interface Props<Name extends string> {
  wizard: IntakeWizard<Name>;
  /** The step that reads everything back. */
  check: { name: Name; title: string };
  onStartAfresh: () => void;
}

/** Says that what was typed is here again, and offers to go on with it or to begin again. */
export function SavedNote<Name extends string>({ wizard, check, onStartAfresh }: Props<Name>) {
  const [asking, setAsking] = useState(false);
  const { states } = wizard;
  const next =
    states.find(({ state }) => state === 'open') ?? (states.at(-1)?.state === 'done' ? check : undefined);
  return (
    <Alert color="indigo" role="status" icon={<IconInfoCircle size={20} aria-hidden="true" />}>
      <Text fw={600}>{m.form_kept()}</Text>
      <Text size="sm">{m.form_kept_detail()}</Text>
      <Group gap="xs" mt="xs">
        {next && (
          <Button variant="light" onClick={() => wizard.open(next.name)}>
            {m.form_continue({ title: next.title })}
          </Button>
        )}
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {m.form_start_again()}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title={m.form_start_again_title()}
        text={m.form_start_again_text()}
        keep={m.form_start_again_keep()}
        confirm={m.form_start_again()}
        danger
        working={false}
        onClose={() => setAsking(false)}
        onConfirm={onStartAfresh}
      />
    </Alert>
  );
}
