import type { Role } from '@udaya/core/identity/roles';
import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { sessionStore } from './session-store.ts';

/**
 * Asks the server for what a page will show along with the page's own code, or already when a link to it is pointed at. The
 * page does not wait for it: it opens with what has come, and says itself what has not, or has failed. The query is imported
 * when it is needed, so that it is no part of the first page.
 */
export function fetchAhead<Data, Shown, Key extends QueryKey>(
  load: () => Promise<EnsureQueryDataOptions<Data, Error, Shown, Key>>,
): void {
  load()
    .then((query) => queryClient.ensureQueryData(query))
    .catch(() => undefined);
}

/** The role of whoever is signed in, for a page that only some of them may open. */
export function roleNow(): Role | undefined {
  return sessionStore.current()?.session.role;
}
