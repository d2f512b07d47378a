import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../platform/call-context.ts';
import { findLatestVersions, findSensitive, walkReports } from './store-export.ts';
import { type ReportCopy, toExport } from './to-export.ts';

/** A report in the copy of its group: with its texts, or that it was closed and nothing of it. */
export type GroupReportCopy =
  | (ReportCopy & { iqLevel: string; branchId: string | null; city: string | null; mobile: string | null })
  | { id: string; createdDate: string; withdrawnDate: string };

const atOnce = 200;

/** All reports of the viewer's group, the latest first, each as its admin may see it. */
export async function* exportGroupReports({
  viewer,
  db,
  publicUrl,
}: Pick<UserCall, 'viewer' | 'db'> & { publicUrl: () => string }): AsyncGenerator<GroupReportCopy> {
  for await (const reports of walkReports(db, atOnce)) {
    const open = reports.filter((report) => !caseOf(report).withdrawn);
    const versions = await findLatestVersions(db, open);
    const sensitive = await findSensitive(db, open);
    for (const report of reports) {
      const { id, createdAt, withdrawnAt, branchId, city, mobile } = report;
      if (withdrawnAt !== null) {
        yield { id, createdDate: createdAt.toISOString(), withdrawnDate: withdrawnAt.toISOString() };
        continue;
      }
      yield {
        ...toExport(presentReport(viewer.role, report, versions.get(id)), publicUrl()),
        iqLevel: sensitive.get(id) ?? '',
        branchId,
        city,
        mobile,
      };
    }
  }
}
