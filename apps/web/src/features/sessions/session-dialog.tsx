import '@mantine/core/styles/Modal.layer.css';
import { Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sessions } from '@udaya/contract/sessions';
import { formatDuration } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../api/call.ts';
import { errorLine } from '../../api/error-text.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import type { SessionEnd } from './session-end.ts';

/** So many seconds lie between two times that a screen reader says how long is left. */
const announceEvery = 30;

interface Props {
  ending: SessionEnd;
  onDismiss: () => void;
}

/** How long a session still lasts, and the way to stay. */
export function SessionDialog({ ending, onDismiss: dismiss }: Props) {
  const stay = useMutation({ mutationFn: () => call(sessions.read), onSuccess: dismiss });
  const staying = () => stay.mutate();
  const over = ending.left <= 0;
  const idle = ending.kind === 'idle';
  return (
    <Modal
      opened
      onClose={idle ? staying : dismiss}
      title={idle ? m.login_session_warning_title() : m.login_session_warning_final_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <TimeLeft ending={ending} />
      <MessageLine tone="error" {...errorLine(stay.error)} />
      {!over && (
        <Group justify="flex-end" mt="lg">
          <WorkingButton data-autofocus working={stay.isPending} onClick={idle ? staying : dismiss}>
            {idle ? m.login_session_warning_stay() : m.action_close()}
          </WorkingButton>
        </Group>
      )}
    </Modal>
  );
}

function TimeLeft({ ending: { kind, left } }: { ending: SessionEnd }) {
  const seconds = Math.ceil(left / 1000);
  if (seconds <= 0) return <Text role="status">{m.login_session_warning_over()}</Text>;
  const say = kind === 'final' ? m.login_session_warning_final : m.login_session_warning_text;
  const announced = Math.ceil(seconds / announceEvery) * announceEvery;
  return (
    <>
      <Text aria-hidden="true">{say({ time: formatDuration(seconds, getLocale()) })}</Text>
      <VisuallyHidden role="status">{say({ time: formatDuration(announced, getLocale()) })}</VisuallyHidden>
    </>
  );
}
