import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './page-tabs.module.css';

interface Props {
  /** What the pages belong to, for a screen reader. */
  label: string;
  /** An `exact` one is current on its own page alone, not on those below it. */
  tabs: readonly { to: NonNullable<LinkProps['to']>; label: () => string; exact?: boolean }[];
}

/** The ways between pages that stand under one heading. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      <ul className={classes.list}>
        {tabs.map(({ to, label: words, exact = false }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact, includeSearch: false }} className={classes.tab}>
              {words()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
