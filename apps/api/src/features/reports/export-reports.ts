import type { ReportDetail } from '@udaya/contract/reports';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { UserCall } from '../../platform/call-context.ts';
import { isClosedVersion } from './is-closed-version.ts';
import { currentVersion, presentDetail } from './read-report.ts';
import { listVersions } from './store-corrections.ts';
import { findEntered } from './store.ts';
import { listReportRows } from './store-lists.ts';

/** A report with everything that was entered for it, as its owner may see it. */
export interface ExportedReport {
  report: ReportDetail;
  /** What it said before it was corrected, first to last; of a version that is closed since, only what was entered. */
  earlier: { version: number; report: ReportDetail }[];
  entered: {
    iqLevel: string;
    /** The first, and the one of the correction. */
    consents: { wording: string; wordingVersion: string; language: string; givenDate: string }[];
    /** The birth details before they were corrected. */
    before: BirthRecord | null;
  };
}

const pageSize = 100;

/** All reports of the viewer, one after the other, latest first. */
export async function* exportReports({
  viewer,
  db,
  publicUrl: addressOf,
}: Pick<UserCall, 'viewer' | 'db'> & { publicUrl: () => string }): AsyncGenerator<ExportedReport> {
  const publicUrl = addressOf();
  for (let page = 0; ; page++) {
    const { rows } = await listReportRows(db, {}, { page, size: pageSize, sortOrder: 'desc' });
    for (const row of rows) {
      const versions = await listVersions(db, row);
      const entered = await findEntered(db, row);
      const current = currentVersion(versions, entered.before !== null);
      const before = { ...row, ...entered.before };
      yield {
        report: presentDetail(row, current, viewer, publicUrl).answer,
        earlier: versions
          .filter((one) => one !== current)
          .map((one) => ({
            version: one.version,
            report: presentDetail(
              before,
              isClosedVersion(one, row, entered.before, viewer) ? undefined : one,
              viewer,
              publicUrl,
            ).answer,
          })),
        entered,
      };
    }
    if (rows.length < pageSize) return;
  }
}
