import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { MessageLine } from './message-line.tsx';
import { WorkingButton } from './working-button.tsx';

export interface ConfirmProps {
  opened: boolean;
  title: string;
  text: string;
  /** What the two buttons say. */
  keep: string;
  confirm: string;
  /** Something is lost: the button says so by its colour, and the focus begins on the other one. */
  danger?: boolean;
  working: boolean;
  /** Why it did not work. */
  failure?: { message: string; requestId: string | undefined } | undefined;
  /** Further fields. */
  children?: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
}

/** The dialog itself. It opens once it is there: so it knows where the keyboard came from, and gives it back. */
export function ConfirmBox({
  opened,
  title,
  text,
  keep,
  confirm,
  danger = false,
  working,
  failure,
  children,
  onClose,
  onConfirm,
}: ConfirmProps) {
  const isThere = useMounted();
  return (
    <Modal
      opened={opened && isThere}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <Stack gap="md">
        <Text>{text}</Text>
        {children}
        <MessageLine
          tone="error"
          text={failure?.message}
          detail={failure?.requestId && m.error_reference({ requestId: failure.requestId })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus={danger || undefined} onClick={onClose}>
            {keep}
          </Button>
          <WorkingButton {...(danger ? { color: 'red.9' } : {})} working={working} onClick={onConfirm}>
            {confirm}
          </WorkingButton>
        </Group>
      </Stack>
    </Modal>
  );
}
