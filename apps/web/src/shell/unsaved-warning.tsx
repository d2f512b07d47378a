import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { sessionStore } from '../api/session-store.ts';

interface Props {
  unsaved: boolean;
  /** What is asked, where something is kept of what was typed. */
  title?: string;
  text?: string;
}

/** Asks before a page with unsaved edits is left; a session that has ended is not held up. */
export function UnsavedWarning({
  unsaved,
  title = m.form_unsaved_title(),
  text = m.form_unsaved_text(),
}: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && sessionStore.current() !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={title}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => proceed?.()}>
          {m.form_unsaved_go()}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {m.form_unsaved_stay()}
        </Button>
      </Group>
    </Modal>
  );
}
