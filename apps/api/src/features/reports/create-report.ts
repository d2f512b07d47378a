import { createHash } from 'node:crypto';
import type { ReportListItem } from '@udaya/contract/reports';
import type { BirthInput } from '@udaya/contract/births';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { initialPaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { readGroupPlan } from '../groups/read-group-plan.ts';
import { holdAccount } from '../identity/hold-account.ts';
import { recordAudit } from '../identity/record-audit.ts';
import { makeBirthRecord } from './make-birth-record.ts';
import { newConsent } from './new-consent.ts';
import { presentListItem } from './present-list-item.ts';
import { findBySubmission, insertReport, readReportRow, type Report } from './store.ts';

export interface CreateReportParts {
  db: Database;
  jobs: Jobs;
  publicUrl: () => string;
  /** Whether reports cost nothing, since there is no payment provider. */
  reportsAreFree: boolean;
}

/**
 * Takes birth details, stores the report and enqueues its writing, all or nothing. The same idempotency key with the same
 * details answers with the report it made the first time.
 * @throws Failure `request.invalid` on a field; `report.conflict` when the key was used for other details.
 */
export async function createReport(
  { db, jobs, publicUrl, reportsAreFree }: CreateReportParts,
  viewer: Viewer,
  input: output<typeof BirthInput>,
  idempotencyKey: string | undefined,
  requestId: string,
): Promise<ReportListItem> {
  const submissionHash = hashSubmission(input);
  const earlier = idempotencyKey ? await findBySubmission(db, viewer.userId, idempotencyKey) : undefined;
  if (earlier) return answerAgain(earlier, submissionHash, viewer, publicUrl());
  const report = await newReportRow({ db, reportsAreFree }, viewer, input, {
    idempotencyKey: idempotencyKey ?? null,
    submissionHash,
  });
  const made = await db.transaction(async (tx) => {
    await holdAccount(tx, viewer.userId);
    if (!(await insertReport(tx, { report, iqLevel: input.iqLevel ?? '', consent: newConsent(viewer) })))
      return false;
    await jobs.enqueue(tx, 'write-report', { reportId: report.id }, report.id);
    await recordAudit(tx, {
      action: 'report.created',
      actorId: viewer.userId,
      targetId: report.id,
      requestId,
    });
    return true;
  });
  // Another submission under the same key won the race.
  if (!made)
    return answerAgain(
      await findBySubmission(db, viewer.userId, idempotencyKey ?? ''),
      submissionHash,
      viewer,
      publicUrl(),
    );
  return presentListItem(await readReportRow(db, reportScope(viewer), report.id), viewer.role, publicUrl());
}

function answerAgain(
  earlier: Report | undefined,
  submissionHash: string,
  viewer: Viewer,
  publicUrl: string,
): ReportListItem {
  if (earlier?.submissionHash !== submissionHash) throw new Failure('report.conflict');
  return presentListItem(earlier, viewer.role, publicUrl);
}

async function newReportRow(
  { db, reportsAreFree }: Pick<CreateReportParts, 'db' | 'reportsAreFree'>,
  viewer: Viewer,
  input: output<typeof BirthInput>,
  submission: { idempotencyKey: string | null; submissionHash: string },
) {
  return {
    id: newId(),
    ownerId: viewer.userId,
    groupId: viewer.groupId,
    branchId: viewer.branchId,
    paymentStatus: initialPaymentStatus({
      groupPlan: await readGroupPlan(db, viewer.groupId),
      free: reportsAreFree,
    }),
    ...(await makeBirthRecord(db, input, new Date())),
    ...submission,
  };
}

/** A hash of what was meant; searches and tokens of the form differ from try to try and do not count. */
function hashSubmission(input: output<typeof BirthInput>): string {
  const {
    name,
    gender,
    dateOfBirth,
    timeOfBirth,
    meridies,
    timeAccuracy,
    utcOffsetMinutes,
    place,
    birthType,
    bloodGroup,
    iqLevel,
    refferedBy,
  } = input;
  const meant = [
    name,
    gender,
    dateOfBirth,
    timeOfBirth,
    meridies,
    timeAccuracy,
    utcOffsetMinutes,
    place.place_id,
    birthType,
    bloodGroup,
    iqLevel,
    refferedBy,
  ];
  return createHash('sha256').update(JSON.stringify(meant)).digest('hex');
}
