import type { TenantDb } from '../../../platform/database/handles.ts';
import { readReportRow } from './store.ts';

/**
 * Makes sure that a report is within the actor's scope.
 * @throws Failure `record.missing` for one that is foreign or missing
 */
export async function reachReport(db: TenantDb, id: string): Promise<void> {
  await readReportRow(db, id);
}
