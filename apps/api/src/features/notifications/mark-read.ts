import type { Viewer } from '@udaya/core/access/scope';
import type { Database } from '../../platform/database/database.ts';
import { setRead } from './store.ts';

/** Marks the viewer's notifications read: the given ones, or all of them. Foreign ids have no effect. */
export async function markRead(db: Database, viewer: Viewer, ids: string[] | undefined): Promise<void> {
  await setRead(db, viewer.userId, ids, new Date());
}
