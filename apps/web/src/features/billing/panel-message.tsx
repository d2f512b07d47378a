import { useEffect, useRef } from 'react';
import { focusPanelHeading } from '../../ui/focus-heading.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { afterDialog } from '../../ui/use-focus-return.ts';
import classes from './payment-admin.module.css';

export interface DoneMessage {
  text: string;
}

/** Says in a panel what was just done there. Its button is gone by then, so the focus goes to the heading of the panel. */
export function PanelMessage({ message }: { message: DoneMessage | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    const later = setTimeout(() => focusPanelHeading(place.current), afterDialog);
    return () => clearTimeout(later);
  }, [message]);
  return (
    <div ref={place} className={classes.message}>
      <MessageLine tone="success" text={message?.text} />
    </div>
  );
}
