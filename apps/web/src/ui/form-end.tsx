import type { ReactNode } from 'react';
import classes from './form-end.module.css';

/** The end of a form: its messages, which take no room while there are none, then its buttons. */
export function FormEnd({ messages, children }: { messages: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.end}>
      {messages}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
