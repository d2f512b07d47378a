import { placementCodes } from '@udaya/core/reports/placement';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { Queryable } from '../../../platform/database/handles.ts';
import type { NewConsent } from '../record/store.ts';
import { consents, reports, reportVersions } from '../tables.ts';

/** A report with its consent; written already where it has a content. */
export interface NewWrittenReport {
  report: typeof reports.$inferInsert;
  consent: NewConsent;
  content: ReportContent | undefined;
}

/** Stores reports as they are when they are written: three statements, however many they are. */
export async function insertWrittenReports(db: Queryable, all: readonly NewWrittenReport[]): Promise<void> {
  if (all.length === 0) return;
  await db.insert(reports).values(
    all.map(({ report, content }) => ({
      ...report,
      ...(content
        ? { stage: 'ready' as const, shownVersion: 1, positions: placementCodes(content.chart.points) }
        : {}),
    })),
  );
  await db.insert(consents).values(all.map(({ report, consent }) => ({ reportId: report.id, ...consent })));
  const versions = all.flatMap(({ report, content }) =>
    content ? [{ reportId: report.id, version: 1, content }] : [],
  );
  if (versions.length > 0) await db.insert(reportVersions).values(versions);
}
