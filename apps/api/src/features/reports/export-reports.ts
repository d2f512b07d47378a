import type { ReportDetail } from '@udaya/contract/reports';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { Database } from '../../platform/database/database.ts';
import { presentDetail } from './read-report.ts';
import { findEntered, findLatestVersion, listReportRows } from './store.ts';

/** A report with everything that was entered for it, as its owner may see it. */
export interface ExportedReport {
  report: ReportDetail;
  entered: {
    iqLevel: string;
    consent: { wording: string; wordingVersion: string; language: string; givenDate: string } | null;
    /** The birth details before they were corrected. */
    before: BirthRecord | null;
  };
}

const pageSize = 100;

/** All reports of the viewer, one after the other, latest first. */
export async function* exportReports(
  db: Database,
  publicUrl: string,
  viewer: Viewer,
): AsyncGenerator<ExportedReport> {
  for (let page = 0; ; page++) {
    const { rows } = await listReportRows(
      db,
      reportScope(viewer),
      {},
      { page, size: pageSize, sortOrder: 'desc' },
    );
    for (const row of rows) {
      const version = await findLatestVersion(db, row.id);
      yield {
        report: presentDetail(row, version, viewer, publicUrl).answer,
        entered: await findEntered(db, row.id),
      };
    }
    if (rows.length < pageSize) return;
  }
}
