import { Button, Group, Modal, Text } from '@mantine/core';
import { getSession } from '@udaya/contract/identity';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSessionClock } from './use-session-clock.ts';

/** Two minutes before a session ends its user is told, and can stay where that is possible. */
export function SessionWarning() {
  const { ending, dismiss } = useSessionClock();
  const stay = useMutation({ mutationFn: () => call(getSession), onSuccess: dismiss });
  return (
    <Modal
      opened={ending !== undefined}
      onClose={ending === 'idle' ? () => stay.mutate() : dismiss}
      title={m.session_warning_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <Text mb="lg">{ending === 'final' ? m.session_warning_final() : m.session_warning_text()}</Text>
      <Group justify="flex-end">
        {ending === 'idle' ? (
          <Button loading={stay.isPending} onClick={() => stay.mutate()}>
            {m.session_warning_stay()}
          </Button>
        ) : (
          <Button onClick={dismiss}>{m.action_close()}</Button>
        )}
      </Group>
    </Modal>
  );
}
