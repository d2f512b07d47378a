import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../mails/open-post.ts';
import { giveUpReportMail, mailReport } from './mail-report.ts';
import type { MakeReportPdfParts } from './make-report-pdf.ts';
import { giveUpReport, writeReport } from './write-report.ts';

/**
 * Begins to write the reports that are waiting, `concurrency` at once, and to mail those that were asked for. After the
 * last try a report is given up, not lost.
 */
export async function workReports(
  parts: MakeReportPdfParts & { ephemeris: Ephemeris; jobs: Jobs; post: Post },
  concurrency: number,
): Promise<void> {
  const { db, jobs } = parts;
  await jobs.work('write-report', concurrency, async ({ reportId }, { last }) => {
    try {
      await writeReport(parts, reportId);
    } catch (error) {
      if (last) await giveUpReport(db, reportId);
      throw error;
    }
  });
  await jobs.work('mail-report', 1, async ({ reportId, requestId }, { last }) => {
    try {
      await mailReport(parts, reportId, requestId);
    } catch (error) {
      if (last) await giveUpReportMail(parts, reportId);
      throw error;
    }
  });
}
