import { useLocation } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect } from 'react';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { afterDialog } from '../../../ui/use-focus-return.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose report was just deleted, to be said where one goes on. */
    deletedReport?: string;
  }
}

/** Says that a report was deleted. Its button is gone by then, so the focus goes to the heading of the page. */
export function DeletedMessage() {
  const name = useLocation({ select: ({ state }) => state.deletedReport });
  useEffect(() => {
    if (!name) return;
    const later = setTimeout(focusHeading, afterDialog);
    return () => clearTimeout(later);
  }, [name]);
  return <MessageLine tone="success" text={name && m.report_deleted({ name })} />;
}
