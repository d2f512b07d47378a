import type { Ephemeris } from '@udaya/astro/ephemeris';
import { checkReport } from '@udaya/core/reports/check-report';
import { composeReport } from '@udaya/core/reports/compose-report';
import { caseOf, isFor, mayDo } from '@udaya/core/reports/report-policy';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { findRecipient } from '../identity/find-recipient.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { castFacts } from './cast-facts.ts';
import { findCorrection } from './store-corrections.ts';
import { findReportToWrite, insertVersion, lockReport, type Report } from './store.ts';
import { setFailed, setStage } from './store-writing.ts';

/**
 * Writes a report, stage by stage: the chart, the wording, the checks. May be run again at any point: what is ready stays
 * as it is, and whatever a crash left behind is written anew. After a correction it writes the second version.
 */
export async function writeReport(
  parts: { db: Database; ephemeris: Ephemeris; post: Post },
  reportId: string,
): Promise<void> {
  const { db } = parts;
  // Before the details: those of a correction that comes in between are then no second version by this run.
  const version = await versionToWrite(db, reportId);
  const report = await findReportToWrite(db, reportId);
  if (!report || report.stage === 'ready') return;
  await setStage(db, reportId, 'chart');
  const facts = castFacts(parts.ephemeris, report);
  await setStage(db, reportId, 'wording');
  const { passages, phrases } = await readKnowledge(db, report.reportType);
  const content = composeReport(facts, passages, phrases);
  await setStage(db, reportId, 'checks');
  const faults = checkReport(content, facts);
  if (faults.length > 0) throw new Error(`The report breaks its rules: ${faults.join('; ')}`);
  await db.transaction(async (tx) => {
    const now = await lockReport(tx, reportId);
    if (!now) return;
    // A correction came in between: the job that it enqueued writes what holds now.
    if ((await versionToWrite(tx, reportId)) !== version) return;
    // Where another run was first, its version stands, and its owner was told.
    const made = await insertVersion(tx, reportId, version, content);
    await setStage(tx, reportId, 'ready');
    if (!made) return;
    await notify(tx, report.ownerId, { kind: 'report.ready', subject: report.name, reportId });
    await mailReady(tx, parts.post, now);
  });
}

async function versionToWrite(db: Queryable, reportId: string): Promise<number> {
  return (await findCorrection(db, reportId)) ? 2 : 1;
}

/** Consumers are told by mail, too; enterprise users, who make many reports, find them on their pages. */
async function mailReady(tx: Queryable, post: Post, report: Report): Promise<void> {
  const owner = await findRecipient(tx, report.ownerId);
  if (!owner || !isFor('mail', owner.role)) return;
  const paid = mayDo('view', owner.role, caseOf(report));
  const content = { name: report.name, reportId: report.id, paid };
  await post(tx, { kind: 'report-ready', to: owner.to, content });
}

/**
 * Marks a report that could not be written for now, and tells its owner, once: it is taken up again for two days. Nothing of
 * it is lost.
 */
export async function giveUpReport(db: Database, reportId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId);
    if (!report || !(await setFailed(tx, report))) return;
    await notify(tx, report.ownerId, { kind: 'report.failed', subject: report.name, reportId });
  });
}
