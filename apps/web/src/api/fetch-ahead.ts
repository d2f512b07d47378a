import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import type { Role } from '@udaya/core/identity/roles';
import { queryClient } from './query-client.ts';
import { sessionStore } from './session-store.ts';

/**
 * Asks the server for what a page will show along with the page's own code, or already when a link to it is pointed at. The
 * page does not wait for it: it opens with what has come, and says itself what has not, or has failed. The query is imported
 * when it is needed, so that it is no part of the first page. Only for whoever has one of the `roles` that may open the page.
 */
export function fetchAhead<Data, Shown, Key extends QueryKey>(
  roles: readonly Role[],
  load: (role: Role) => Promise<EnsureQueryDataOptions<Data, Error, Shown, Key>>,
): void {
  const role = sessionStore.current()?.session.role;
  if (!role || !roles.includes(role)) return;
  load(role)
    .then((query) => queryClient.ensureQueryData(query))
    .catch(() => undefined);
}

/** The same for the page of a list that an address names. */
export function fetchListAhead<Search, Data, Shown, Key extends QueryKey>(
  roles: readonly Role[],
  address: Record<string, unknown>,
  load: (role: Role) => Promise<{
    read: (raw: Record<string, unknown>) => Search;
    query: (search: Search) => EnsureQueryDataOptions<Data, Error, Shown, Key>;
  }>,
): void {
  fetchAhead(roles, async (role) => {
    const list = await load(role);
    return list.query(list.read(address));
  });
}
