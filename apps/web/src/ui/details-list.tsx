import type { ReactNode } from 'react';
import classes from './details-list.module.css';

/** `action` stands beside the value. */
export interface Detail {
  term: string;
  value: ReactNode;
  action?: ReactNode;
}

/** Terms and what they are, as of a person or a birth. Empty ones are left out. */
export function DetailsList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ term, value, action }) => (
          <div key={term} className={classes.item}>
            <dt className={classes.term}>{term}</dt>
            <dd className={classes.value}>
              {value}
              {action && <> {action}</>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
