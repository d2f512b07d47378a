import type { Viewer } from '@udaya/core/access/scope';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { Database } from '../../platform/database/database.ts';
import { setRead, setReadOfReport } from './store.ts';

/** Marks the viewer's notifications read: the given ones, or all of them. Foreign ids have no effect. */
export async function markRead(db: Database, viewer: Viewer, ids: string[] | undefined): Promise<void> {
  await setRead(db, viewer.userId, ids, new Date());
}

/**
 * Marks read what the viewer was told of a report: whoever has the report open knows it. Where the database takes no writes
 * now, the bell keeps its news until the report is opened again.
 */
export async function markReadOf(db: Database, viewer: Viewer, reportId: string): Promise<void> {
  await setReadOfReport(db, viewer.userId, reportId, new Date()).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
}
