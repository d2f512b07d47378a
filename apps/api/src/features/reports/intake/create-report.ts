import type { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import type { LanguageModel } from '@udaya/contract/product';
import type { ReportListItem } from '@udaya/contract/reports';
import type { Actor } from '@udaya/core/access/scope';
import { Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { readGroupPlan } from '../../groups/read-group-user-dashboard.ts';
import { presentListItem } from '../record/present-list-item.ts';
import { findBySubmission, type Report, readReportRow } from '../record/store.ts';
import { acceptReport } from './accept-report.ts';
import { hashSubmission } from './hash-submission.ts';
import { makeBirthRecord } from './make-birth-record.ts';
import { newConsent } from './new-consent.ts';

export interface CreateReportDeps {
  jobs: Jobs;
  publicUrl: () => string;
  /** Whether reports cost nothing, since there is no payment provider. */
  reportsAreFree: boolean;
  /** The language model that is named in consents; null without one. */
  languageModel: LanguageModel | null;
  /** Tells submissions apart, and seals what is kept of persons. */
  peopleKey: Buffer;
}

/**
 * Takes birth details, stores the report and enqueues its writing, all or nothing. The same idempotency key with the same
 * details answers with the report it made the first time.
 * @throws Failure `request.invalid` on a field; `report.conflict` when the key was used for other details.
 */
export async function createReport(
  ctx: UserCall & CreateReportDeps,
  input: output<typeof BirthInput>,
): Promise<ReportListItem> {
  const { actor, db, jobs, publicUrl, reportsAreFree } = ctx;
  const idempotencyKey = idempotencyKeyOf(ctx);
  const submissionHash = hashSubmission(ctx.peopleKey, ownFields(), input);
  const earlier = idempotencyKey ? await findBySubmission(db, idempotencyKey) : undefined;
  if (earlier) return answerAgain(earlier, submissionHash, actor, publicUrl());
  const taken = {
    owner: { ownerId: actor.userId, groupId: actor.groupId, branchId: actor.branchId },
    plan: await readGroupPlan(db, actor.groupId),
    free: reportsAreFree,
    birth: await makeBirthRecord(db, input, new Date()),
    submission: { idempotencyKey: idempotencyKey ?? null, submissionHash },
    consent: newConsent(ctx, { givenBy: actor.userId }),
    iqLevel: input.iqLevel ?? '',
  };
  const made = await db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId);
    const id = await acceptReport(tx, jobs, taken);
    if (id !== undefined) await ctx.audit(tx, 'report.created', { targetId: id });
    return id;
  });
  // Another submission under the same key won the race.
  if (made === undefined)
    return answerAgain(await findBySubmission(db, idempotencyKey ?? ''), submissionHash, actor, publicUrl());
  return presentListItem(await readReportRow(db, made), actor.role, publicUrl());
}

/** Answers a repeated submission with the report that the first one made. */
export function answerAgain(
  earlier: Report | undefined,
  submissionHash: string,
  actor: Actor,
  publicUrl: string,
): ReportListItem {
  if (earlier?.submissionHash !== submissionHash) throw new Failure('report.conflict');
  return presentListItem(earlier, actor.role, publicUrl);
}

/** The client's key of a submission: a try that got no answer is sent again under the same. */
export function idempotencyKeyOf({ headers }: Pick<UserCall, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw invalidField('idempotency-key', m.field_idempotency_key_invalid());
  return key;
}
