import { useReducedMotion } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './preloader.module.css';

const shownFor = 2500;

/** The start screen of those who turned it on: 2.5 seconds when the pages are loaded, never over an error. */
export function Preloader({ wanted }: { wanted: boolean }) {
  // Decided once, when the pages are loaded: switching it on in the settings shows nothing yet.
  const [showing, setShowing] = useState(wanted);
  const calm = useReducedMotion(true, { getInitialValueInEffect: false });
  const broken = useSomethingBroken();
  useEffect(() => {
    const done = setTimeout(() => setShowing(false), shownFor);
    return () => clearTimeout(done);
  }, []);

  if (!showing || calm || broken) return null;
  return (
    <div className={classes.preloader} role="status" aria-label={m.shell_loading()}>
      <span className={classes.mark}>
        <BrandMark size={72} />
      </span>
    </div>
  );
}

function useSomethingBroken(): boolean {
  const pageBroken = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  });
  const cache = useQueryClient().getQueryCache();
  const queryBroken = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some((query) => query.state.status === 'error'),
  );
  return pageBroken || queryBroken;
}
