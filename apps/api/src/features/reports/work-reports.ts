import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../mails/open-post.ts';
import { giveUpReport, writeReport } from './write-report.ts';

/** Begins to write the reports that are waiting, `concurrency` at once. After the last try a report is given up, not lost. */
export async function workReports(
  { db, ephemeris, jobs, post }: { db: Database; ephemeris: Ephemeris; jobs: Jobs; post: Post },
  concurrency: number,
): Promise<void> {
  await jobs.work('write-report', concurrency, async ({ reportId }, { last }) => {
    try {
      await writeReport({ db, ephemeris, post }, reportId);
    } catch (error) {
      if (last) await giveUpReport(db, reportId);
      throw error;
    }
  });
}
