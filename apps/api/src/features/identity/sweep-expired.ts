import type { Database } from '../../platform/database/database.ts';
import { absoluteLimitMs } from './find-viewer.ts';
import { deleteExpired } from './store.ts';

/** Forgets captchas and sessions whose time is over. */
export async function sweepExpired(db: Database): Promise<void> {
  const now = Date.now();
  await deleteExpired(db, new Date(now), new Date(now - absoluteLimitMs));
}
