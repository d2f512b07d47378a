import type { HeldReport } from '@udaya/contract/group-data';
import { retentionNoticeDays } from '@udaya/core/groups/data-duty';
import type { UserCall } from '../../platform/call-context.ts';
import { listGroupEntries } from '../audit/list-group-entries.ts';
import { countNotificationsOf } from '../notifications/notify.ts';
import { describeHeld } from '../reports/reading/describe-held.ts';
import type { AccessDeps } from './access-deps.ts';
import { erasedOn, presentConsents } from './list-consents.ts';
import { presentAccesses } from './present-accesses.ts';
import { dueOf } from './retention-days.ts';
import { findDuty } from './store.ts';
import { listConsentsOf } from './store-consents.ts';

const shown = 20;
const dayMs = 86_400_000;

/**
 * What the actor's group holds under one report, and who did what with it.
 * @throws Failure `record.missing`
 */
export async function readHeldReport(
  ctx: UserCall & AccessDeps,
  { id }: { id: string },
): Promise<HeldReport> {
  const { db } = ctx;
  const { report, ofPerson, versions } = await describeHeld(db, id);
  const [consents, entries, notifications, duty] = await Promise.all([
    listConsentsOf(db, report),
    listGroupEntries(db, { targetIds: [id] }, { page: 0, size: shown }),
    countNotificationsOf(db.withoutPolicies, report.id),
    findDuty(db),
  ]);
  return {
    id: report.id,
    name: report.name,
    dateOfBirth: report.dateOfBirth,
    createdDate: report.createdAt.toISOString(),
    stage: report.stage,
    branchName: consents[0]?.branchName ?? null,
    withdrawnDate: report.withdrawnAt?.toISOString() ?? null,
    eraseDate: eraseDate(report, duty)?.toISOString() ?? null,
    ofPerson,
    holds: { versions, consents: consents.length, notifications },
    consents: await presentConsents(ctx, consents),
    accesses: await presentAccesses(ctx, entries.rows),
  };
}

function eraseDate(
  { createdAt, withdrawnAt }: { createdAt: Date; withdrawnAt: Date | null },
  duty: { retentionMonths: number | null; changedAt: Date } | undefined,
): Date | undefined {
  if (withdrawnAt !== null) return erasedOn(withdrawnAt);
  if (!duty || duty.retentionMonths === null) return undefined;
  const announced = duty.changedAt.getTime() + retentionNoticeDays * dayMs;
  return new Date(Math.max(dueOf(createdAt, duty.retentionMonths).getTime(), announced));
}
