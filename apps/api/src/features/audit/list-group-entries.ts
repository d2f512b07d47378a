import type { TenantDb } from '../../platform/database/handles.ts';
import type { StoredEntry } from './store.ts';
import { type EntryFilter, listEntries, walkEntries } from './store-search.ts';

export type GroupEntry = StoredEntry;
export type GroupEntryFilter = Omit<EntryFilter, 'actorId'> & { actorId?: null | undefined };

/** One page of what was done with the data of the actor's group, latest first; for its admin. */
export async function listGroupEntries(
  db: TenantDb,
  filter: GroupEntryFilter,
  page: { page: number; size: number },
): Promise<{ rows: GroupEntry[]; total: number; totalIsExact: boolean }> {
  return listEntries(db, filter, page);
}

/** All of it that fits, latest first, `most` at most, some at a time. */
export function walkGroupEntries(
  db: TenantDb,
  filter: GroupEntryFilter,
  most: number,
): AsyncGenerator<GroupEntry[]> {
  return walkEntries(db, filter, most);
}
