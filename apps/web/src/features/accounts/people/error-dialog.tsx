import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { errorLine } from '../../../api/error-text.ts';

interface Props {
  /** What went wrong; nothing is shown without it. */
  error: Error | null | undefined;
  onClose: () => void;
}

/** Says why something about the list failed, with the number that support finds the request by. */
export function ErrorDialog({ error, onClose }: Props) {
  const { text, detail } = errorLine(error);
  return (
    <Modal
      opened={Boolean(error)}
      onClose={onClose}
      title={m.account_managed_error_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
      transitionProps={{ duration: 0 }}
    >
      <Text>{text}</Text>
      {detail && (
        <Text size="sm" c="dimmed" mt="xs">
          {detail}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {m.account_managed_ok()}
        </Button>
      </Group>
    </Modal>
  );
}
