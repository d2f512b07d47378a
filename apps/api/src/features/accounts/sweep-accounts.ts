import type { SystemDb } from '../../platform/database/handles.ts';
import { deletePendingUsers } from './store.ts';
import { deleteOldLinks } from './store-links.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Forgets links whose time has been over for thirty days, and accounts that were not activated within thirty days. */
export async function sweepAccounts(system: SystemDb): Promise<void> {
  const before = new Date(Date.now() - keptMs);
  await deleteOldLinks(system, before);
  await deletePendingUsers(system, before);
}
