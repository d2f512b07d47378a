import type { OwnFlag } from '@udaya/contract/report-flags';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { openNote } from './save-flag.ts';
import { listAllOwnFlags, listOwnFlags } from './store-flags.ts';

/** What the reader flagged in a version of a report. */
export async function presentOwnFlags(
  db: TenantDb,
  report: Report,
  version: number | undefined,
): Promise<OwnFlag[]> {
  const rows = await listOwnFlags(db, report, version);
  return rows.map(({ place, noteSealed }) => ({ place, note: noteSealed !== null }));
}

/** All that the reader flagged, with what was written to the reviewers: for the copy of one's own data. */
export async function exportFlags(db: TenantDb, key: Buffer) {
  const rows = await listAllOwnFlags(db);
  return rows.map((row) => ({
    reportId: row.reportId,
    version: row.version,
    place: row.place,
    saidDate: row.saidAt.toISOString(),
    note: openNote(row, key),
  }));
}
