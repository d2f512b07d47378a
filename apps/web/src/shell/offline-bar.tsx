import { type Query, useQueryClient } from '@tanstack/react-query';
import { health } from '@udaya/contract/health';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { reach } from '../api/reach.ts';
import { useMaybeSession } from '../api/use-session.ts';
import { IconAlertCircle } from '../ui/first-icons.tsx';
import classes from './offline-bar.module.css';

const askAgainMs = 5_000;

/** Says that there is no connection as long as there is none, on every page; what was asked meanwhile is asked again after. */
export function OfflineBar() {
  const offline = useOffline();
  // Only those who may keep a report have one to read.
  const role = useMaybeSession()?.role;
  const queryClient = useQueryClient();
  const [wasOffline, setWasOffline] = useState(false);
  if (offline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!offline && wasOffline) void queryClient.invalidateQueries({ predicate: mayBeAskedAgain });
  }, [offline, wasOffline, queryClient]);
  useEffect(() => {
    if (!offline) return;
    // Browsers do not say when a server can be reached again, so it is asked.
    const again = setInterval(() => {
      if (navigator.onLine) void call(health.ready, { timeoutMs: askAgainMs }).catch(() => undefined);
    }, askAgainMs);
    return () => clearInterval(again);
  }, [offline]);
  return (
    <div role="status" className={classes.place} data-not-printed>
      {offline && (
        <p className={classes.bar}>
          <IconAlertCircle size={20} aria-hidden="true" />
          <span>
            <strong>{m.shell_offline()}</strong>{' '}
            {role && isFor('quote', role) ? m.shell_offline_text() : m.shell_offline_plain()}
          </span>
        </p>
      )}
    </div>
  );
}

/** What is asked once (`meta.once`) stays as it is: a captcha under its answer, a link that was used. Unless it has failed. */
const mayBeAskedAgain = ({ meta, state }: Query) => !meta?.once || state.status === 'error';

function useOffline(): boolean {
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const reached = useSyncExternalStore(reach.subscribe, reach.current, () => true);
  return !online || !reached;
}

function subscribeToNetwork(listener: () => void): () => void {
  const back = () => {
    // Asked at once: the bar goes with the first answer.
    reach.note(true);
    listener();
  };
  window.addEventListener('online', back);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', back);
    window.removeEventListener('offline', listener);
  };
}
