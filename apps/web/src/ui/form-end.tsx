import type { ReactNode } from 'react';
import classes from './form-end.module.css';

/** The end of a form: its news, which take no room while there are none, then its buttons. */
export function FormEnd({ news, children }: { news: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.end}>
      {news}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
