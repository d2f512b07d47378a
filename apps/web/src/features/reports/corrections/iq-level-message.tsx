import { useLocation } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { MessageLine } from '../../../ui/message-line.tsx';

/** Says that the IQ level was saved, which changes nothing that could be seen. */
export function IqLevelMessage() {
  const saved = useLocation({ select: ({ state }) => state.savedIqLevel });
  return (
    <MessageLine
      tone="success"
      text={saved ? m.correction_iq_saved() : undefined}
      detail={m.correction_iq_saved_text()}
    />
  );
}
