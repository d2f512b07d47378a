import type { OwnUpset } from '@udaya/contract/report-upsets';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { openNote } from './keep-upset.ts';
import { listAllOwnUpsets, listOwnUpsets } from './store-upsets.ts';

/** Where a version of a report upset the reader. */
export async function presentOwnUpsets(
  db: TenantDb,
  report: Report,
  version: number | undefined,
): Promise<OwnUpset[]> {
  const rows = await listOwnUpsets(db, report, version);
  return rows.map(({ place, noteSealed }) => ({ place, note: noteSealed !== null }));
}

/** All that upset the reader, with what was written to the reviewers: for the copy of one's own data. */
export async function exportUpsets(db: TenantDb, key: Buffer) {
  const rows = await listAllOwnUpsets(db);
  return rows.map((row) => ({
    reportId: row.reportId,
    version: row.version,
    place: row.place,
    saidDate: row.saidAt.toISOString(),
    note: openNote(row, key),
  }));
}
