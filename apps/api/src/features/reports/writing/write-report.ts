import { isDeepStrictEqual } from 'node:util';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import { baseLocale } from '@udaya/core/locale';
import { checkReport } from '@udaya/core/reports/check-report';
import { composeReport } from '@udaya/core/reports/compose-report';
import { caseOf, isFor, mayDo } from '@udaya/core/reports/report-policy';
import { detailsOf, type WrittenFrom } from '@udaya/core/reports/versioned-report';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Queryable, SystemDb } from '../../../platform/database/handles.ts';
import { findRecipient } from '../../accounts/mailbox-of.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import type { Post } from '../../mails/open-post.ts';
import { notify } from '../../notifications/notify.ts';
import { findCorrection } from '../corrections/store-corrections.ts';
import { castFacts } from '../intake/cast-facts.ts';
import { birthRecordOf } from '../intake/make-birth-record.ts';
import { findReportOfJob, lockReport, type Report } from '../record/store.ts';
import { findFirstFrom, insertVersion, setShown } from '../record/store-versions.ts';
import { setFailed, setStage } from './store-writing.ts';

/** How a report is worded by a model once it is written: enqueued with the version that it begins from. */
export type AskForWording = (tx: SystemDb, about: { reportId: string; version: number }) => Promise<void>;

/**
 * Writes a report, stage by stage: the chart, the wording, the checks. May be run again at any point: what is ready stays
 * as it is, and whatever a crash left behind is written again. After a correction it writes a further version. `quietly`: nobody is told.
 */
export async function writeReport(
  deps: { system: SystemDb; ephemeris: Ephemeris; post: Post; askForWording?: AskForWording | undefined },
  reportId: string,
  { quietly = false }: { quietly?: boolean | undefined } = {},
): Promise<void> {
  const { system: db } = deps;
  const found = await findReportOfJob(db, reportId);
  if (!found) return;
  // Before the details: those of a correction that comes in between are then not what this run writes from.
  const details = await detailsToWrite(db, found);
  const report = await findReportOfJob(db, reportId);
  if (!report || report.stage === 'ready' || isWithdrawn(report)) return;
  await setStage(db, report, 'chart');
  const facts = castFacts(deps.ephemeris, report);
  await setStage(db, report, 'wording');
  const texts = await readKnowledge(db, report.reportType, report.reportLanguage);
  const content = composeReport(facts, texts, sha256);
  await setStage(db, report, 'checks');
  const errors = checkReport(content, facts, texts);
  if (errors.length > 0) throw new Error(`The report breaks its rules: ${errors.join('; ')}`);
  await db.transaction(async (tx) => {
    const now = await lockReport(tx, report);
    if (!now || isWithdrawn(now)) return;
    // A correction or an edit came in between: the job that it enqueued writes what holds now.
    if ((await detailsToWrite(tx, now)) !== details) return;
    if (!isDeepStrictEqual(birthRecordOf(now), birthRecordOf(report))) return;
    // Where another run was first, its version stands, and its owner was told.
    const earlier = await findFirstFrom(tx, now, details);
    const version = earlier?.version ?? (await insertVersion(tx, now, { details, content }));
    if (now.shownVersion === null || !earlier) await setShown(tx, now, earlier ?? { version, content });
    await setStage(tx, report, 'ready');
    if (earlier) return;
    // A model words English alone.
    if (content.lang === baseLocale) await deps.askForWording?.(tx, { reportId, version });
    if (quietly) return;
    await notify(tx, report.ownerId, { kind: 'report.ready', subject: report.name, reportId });
    await mailReady(tx, deps.post, now);
  });
}

/** Without consent nothing is written; given again, it is asked for again. */
const isWithdrawn = (report: Report) => caseOf(report).withdrawn;

async function detailsToWrite(db: Queryable, report: Report): Promise<WrittenFrom> {
  return detailsOf((await findCorrection(db, report)) !== undefined);
}

/** Consumers are told by mail, too; enterprise users, who make many reports, find them on their pages. */
async function mailReady(tx: SystemDb, post: Post, report: Report): Promise<boolean> {
  const owner = await findRecipient(tx, report.ownerId);
  if (!owner || !isFor('mail', owner.role)) return false;
  const paid = mayDo('view', owner.role, caseOf(report));
  const content = { name: report.name, reportId: report.id, paid };
  await post(tx, { kind: 'report-ready', to: owner.to, content });
  return true;
}

/** Mails once more that a report is ready; false where it is not, or its owner is gone. */
export async function postReadyAgain(tx: SystemDb, post: Post, reportId: string): Promise<boolean> {
  const found = await findReportOfJob(tx, reportId);
  const report = found && (await lockReport(tx, found));
  return report?.stage === 'ready' && mailReady(tx, post, report);
}

/**
 * Marks a report that could not be written for now, and tells its owner, once: it is taken up again for two days. Nothing of
 * it is lost.
 */
export async function giveUpReport(db: SystemDb, reportId: string): Promise<void> {
  const found = await findReportOfJob(db, reportId);
  if (!found) return;
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, found);
    if (!report || isWithdrawn(report) || !(await setFailed(tx, report))) return;
    await notify(tx, report.ownerId, { kind: 'report.failed', subject: report.name, reportId });
  });
}
