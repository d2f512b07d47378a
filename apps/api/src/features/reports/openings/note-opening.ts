import { isDatabaseAway } from '../../../platform/database/database-away.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { setOpened } from '../record/store-versions.ts';

/**
 * Notes the first time that anybody opens what a report says: from then on its text changes by choice alone. True that first time. Where the
 * database takes no writes now, it takes no new text either.
 */
export async function noteOpening(db: TenantDb, report: Report): Promise<boolean> {
  if (report.stage !== 'ready' || report.openedAt !== null) return false;
  return setOpened(db, report, new Date()).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return false;
  });
}
