import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './page-tabs.module.css';

interface Props {
  /** What the pages belong to, for a screen reader. */
  label: string;
  /** An `exact` one is current on its own page alone, not on those below it. */
  tabs: readonly { to: NonNullable<LinkProps['to']>; label: () => string; exact?: boolean }[];
}

/** The ways between pages that stand under one heading. */
export function PageTabs({ label, tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone they are wider than the page: the current one is in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (!nav.current || !current) return;
    const end = current.offsetLeft - nav.current.offsetLeft + current.offsetWidth;
    nav.current.scrollLeft = end - nav.current.clientWidth;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
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
