import type { ReactNode } from 'react';
import classes from './details-list.module.css';

/** Terms and what they are, as of a person or a birth. Empty ones are left out. */
export function DetailsList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value }) => (
          <div key={term} className={classes.item}>
            <dt className={classes.term}>{term}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
