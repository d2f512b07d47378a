import { useEffect, useRef } from 'react';
import { errorLine } from '../../api/error-text.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { MessageLine } from '../../ui/message-line.tsx';

interface Props {
  /** What was done; another object each time. */
  done: { message: string } | undefined;
  error: Error | null;
}

/** Says above a list what was just done with one of its rows. Where the row is gone with its button, the focus goes to the page's heading. */
export function DoneLine({ done, error }: Props) {
  const told = useRef(done);
  useEffect(() => {
    if (!done || told.current === done) return;
    told.current = done;
    const later = setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    }, 300);
    return () => clearTimeout(later);
  }, [done]);
  return (
    <>
      <MessageLine tone="error" {...errorLine(error)} />
      <MessageLine tone="success" text={error ? undefined : done?.message} />
    </>
  );
}
