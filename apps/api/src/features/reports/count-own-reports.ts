import { reportScope, type Viewer } from '@udaya/core/access/scope';
import type { Database } from '../../platform/database/database.ts';
import { countReports } from './store-lists.ts';

/** How many reports the viewer may reach. */
export async function countOwnReports(db: Database, viewer: Viewer): Promise<{ totalCount: number }> {
  return { totalCount: await countReports(db, reportScope(viewer)) };
}
