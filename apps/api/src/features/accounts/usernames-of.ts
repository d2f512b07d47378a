import type { Queryable } from '../../platform/database/handles.ts';
import { listUsernames } from './store.ts';

/** The usernames of these accounts by their ids, for the product admin's pages; of one that is gone there is none. */
export async function usernamesOf(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  return listUsernames(db, [...new Set(ids.filter((id) => id !== null))]);
}
