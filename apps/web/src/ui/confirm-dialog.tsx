import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { MessageLine } from './message-line.tsx';
import { WorkingButton } from './working-button.tsx';

interface Props {
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

/** How long to wait before the focus goes elsewhere, in milliseconds: a closing dialog gives it back to its button. */
export const afterDialog = 300;

/** Asks once more before something is done, and stays open with the reason where it fails. */
export function ConfirmDialog({
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
}: Props) {
  return (
    <Modal
      opened={opened}
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
