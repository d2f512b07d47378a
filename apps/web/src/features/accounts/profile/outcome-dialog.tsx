import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';

interface Props {
  /** What is said, or undefined while there is nothing to say. */
  outcome: { title: string; text?: string | undefined; detail?: string | undefined } | undefined;
  onConfirm: () => void;
  /** The dialog is gone: puts the keyboard where it goes on. */
  onClosed: () => void;
}

/** Says how an update went, with the reason below where it failed. */
export function OutcomeDialog({ outcome, onConfirm, onClosed }: Props) {
  const opened = outcome !== undefined;
  const goOn = useEffectEvent(onClosed);
  useEffect(() => {
    if (opened) return () => goOn();
  }, [opened]);
  return (
    <Modal
      opened={opened}
      onClose={onConfirm}
      returnFocus={false}
      title={outcome?.title}
      closeButtonProps={{ 'aria-label': m.action_close() }}
      transitionProps={{ duration: 0 }}
    >
      {outcome?.text && <Text>{outcome.text}</Text>}
      {outcome?.detail && (
        <Text size="sm" c="dimmed" mt="xs">
          {outcome.detail}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onConfirm}>
          {m.account_profile_dialog_ok()}
        </Button>
      </Group>
    </Modal>
  );
}
