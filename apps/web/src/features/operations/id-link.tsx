import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './operations-lists.module.css';

/** An id that leads to everything of the audit log that has it, too. */
export function IdLink({ by, id }: { by: 'target' | 'request'; id: string }) {
  return (
    <Anchor
      className={classes.id}
      renderRoot={(props) => <Link {...props} to="/product/operations/audit" search={{ [by]: id }} />}
    >
      {id}
    </Anchor>
  );
}
