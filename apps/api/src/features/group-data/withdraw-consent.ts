import type { ConsentDetail } from '@udaya/contract/group-consents';
import type { LanguageModel } from '@udaya/contract/product';
import { Failure, invalidField } from '@udaya/core/failure';
import type { WithdrawalAsker } from '@udaya/core/groups/data-duty';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { caseOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { closeReport, lockExistingReport, openReportAgain } from '../reports/custody/withdraw-report.ts';
import { newConsent } from '../reports/intake/new-consent.ts';
import { findReportToNotify } from '../reports/record/read-report-to-notify.ts';
import type { AccessDeps } from './access-deps.ts';
import { notifyWithdrawnJob } from './jobs.ts';
import { reachConsent, readConsent } from './list-consents.ts';

export interface WithdrawDeps extends AccessDeps {
  jobs: Jobs;
  /** The language model that is named in consents; null without one. */
  languageModel: LanguageModel | null;
}

interface Withdrawal {
  id: string;
  asker: WithdrawalAsker;
  askedOn: string;
  reason: string;
}

/**
 * Withdraws a consent, with every other to the same report: what waits to be written is not, and nobody reads the report any more.
 * @throws Failure `record.missing`; `consent.changed` where it was withdrawn already; `request.invalid` on a day to come
 */
export async function withdrawConsent(
  ctx: UserCall & WithdrawDeps,
  { id, asker, askedOn, reason }: Withdrawal,
): Promise<ConsentDetail> {
  const { actor, db, jobs } = ctx;
  if (askedOn > Temporal.Now.plainDateISO(productTimeZone).toString())
    throw invalidField('askedOn', m.data_asked_on_future());
  const { reportId } = await reachConsent(ctx, id);
  await db.transaction(async (tx) => {
    const report = await lockExistingReport(tx, reportId);
    const consent = await reachConsent({ db: tx }, id);
    if (caseOf(report).withdrawn || consent.withdrawnAt !== null) throw new Failure('consent.changed');
    const at = new Date();
    await closeReport(tx, report, { at, by: actor.userId, asker, askedOn, reason });
    await ctx.audit(tx, 'consent.withdrawn', { targetId: reportId });
    await jobs.enqueue(tx, notifyWithdrawnJob, { reportId, by: actor.userId }, reportId);
  });
  return readConsent(ctx, { id });
}

/**
 * Enters that a consent was given again, as a new one: the report is open again, and is written where it was not yet.
 * @throws Failure `record.missing`; `consent.changed` where the report is not closed
 */
export async function renewConsent(
  ctx: UserCall & WithdrawDeps,
  { id, evidence }: { id: string; evidence: string },
): Promise<ConsentDetail> {
  const { actor, db, jobs } = ctx;
  const { reportId } = await reachConsent(ctx, id);
  await db.transaction(async (tx) => {
    const report = await lockExistingReport(tx, reportId);
    if (!caseOf(report).withdrawn) throw new Failure('consent.changed');
    const consent = newConsent(ctx, { givenBy: actor.userId, method: 'staff', evidence });
    await openReportAgain(tx, jobs, report, consent);
    await ctx.audit(tx, 'consent.renewed', { targetId: reportId });
  });
  return readConsent(ctx, { id });
}

/** Tells whoever made a report that the consent to it was withdrawn, unless they did it themselves or it was given again. */
export async function notifyWithdrawn(
  { system }: { system: SystemDb },
  { reportId, by }: { reportId: string; by: string },
): Promise<void> {
  await system.transaction(async (tx) => {
    const report = await findReportToNotify(tx, reportId);
    if (!report || !caseOf(report).withdrawn || report.ownerId === by) return;
    await notify(tx, report.ownerId, { kind: 'consent.withdrawn', subject: report.name, reportId });
  });
}
