import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { IconChevronRight } from '../../../ui/icons.tsx';
import classes from './more-details.module.css';

/** Questions that most people need not look at. `open` keeps them in sight, e.g. while one has an error. */
export function MoreDetails({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.details}
      open={open || opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
        {m.birth_more_details()}
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
