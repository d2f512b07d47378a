import '@mantine/core/styles/Modal.layer.css';
import { Modal, Stack, Text } from '@mantine/core';
import type { Branch } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { FormLinkView } from '../form/form-link-panel.tsx';
import { formOfBranch } from '../form/form-queries.ts';

/** The link of the public form of a branch. */
export function FormDialog({ branch, onEnd }: { branch: Branch; onEnd: () => void }) {
  return (
    <Modal
      opened
      size="lg"
      onClose={onEnd}
      title={m.branch_form_title({ name: branch.name })}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <Stack gap="md">
        <Text>{m.branch_form_lead()}</Text>
        <FormLinkView of={formOfBranch(branch)} />
      </Stack>
    </Modal>
  );
}
