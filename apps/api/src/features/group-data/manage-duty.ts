import type { GroupDuty } from '@udaya/contract/group-data';
import type { LanguageModel } from '@udaya/contract/product';
import { Failure } from '@udaya/core/failure';
import { groupTermsVersion, type RetentionMonths } from '@udaya/core/groups/data-duty';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { describePeople } from '../accounts/describe-people.ts';
import type { AccessDeps } from './access-deps.ts';
import { announceRetentionJob } from './jobs.ts';
import { aboutGroup } from './list-accesses.ts';
import {
  findContact,
  findDuty,
  findOwnGroup,
  forgetNotices,
  insertTerms,
  listTerms,
  type StoredDuty,
  type StoredTerms,
  saveDuty,
} from './store.ts';

export interface DutyDeps extends AccessDeps {
  jobs: Jobs;
  /** Who works on the data for the group. */
  processor: { company: string; product: string; email: string };
  /** The language model that is named in consents; null without one. */
  languageModel: LanguageModel | null;
}

interface Fiduciary {
  legalName: string;
  address: string;
  officerName: string;
  officerEmail: string;
  officerPhone: string;
}

/** The address at which the actor's group is reached; null until it was entered. */
export async function readContact({ db }: UserCall): Promise<{ email: string | null }> {
  const email = await findContact(db);
  return { email: email === '' ? null : (email ?? null) };
}

/** Who answers for the data of the actor's group, and how long it is kept. */
export async function readDuty(ctx: UserCall & DutyDeps): Promise<GroupDuty> {
  return presentDuty(ctx, ctx.db);
}

/**
 * Changes who answers for the data, as it was read. Terms that were accepted before do not hold for others.
 * @throws Failure `duty.conflict` where it was changed meanwhile
 */
export async function changeDuty(
  ctx: UserCall & DutyDeps,
  { version, ...fiduciary }: Fiduciary & { version: number },
): Promise<GroupDuty> {
  return ctx.db.transaction(async (tx) => {
    if (!(await saveDuty(tx, version, fiduciary))) throw new Failure('duty.conflict');
    await ctx.audit(tx, 'group.duty_changed', aboutGroup(tx));
    return presentDuty(ctx, tx);
  });
}

/**
 * Accepts the terms for the group, with what they say now.
 * @throws Failure `duty.conflict` where they say something else by now, or nobody was named yet
 */
export async function acceptTerms(
  ctx: UserCall & DutyDeps,
  { termsVersion, version }: { termsVersion: string; version: number },
): Promise<GroupDuty> {
  return ctx.db.transaction(async (tx) => {
    const duty = await findDuty(tx);
    if (!duty?.legalName || duty.version !== version || termsVersion !== groupTermsVersion)
      throw new Failure('duty.conflict');
    const { company: processor } = ctx.processor;
    await insertTerms(tx, { ...fiduciaryOf(duty), termsVersion, processor, acceptedAt: new Date() });
    await ctx.audit(tx, 'group.terms_accepted', aboutGroup(tx));
    return presentDuty(ctx, tx);
  });
}

/**
 * Changes after how many months reports are erased. Whatever was announced before does not hold: nothing is erased before it was
 * announced again and thirty days have gone by.
 * @throws Failure `duty.conflict` where it was changed meanwhile
 */
export async function changeRetention(
  ctx: UserCall & DutyDeps,
  { months, version }: { months: RetentionMonths | null; version: number },
): Promise<GroupDuty> {
  return ctx.db.transaction(async (tx) => {
    if (!(await saveDuty(tx, version, { retentionMonths: months }))) throw new Failure('duty.conflict');
    await forgetNotices(tx);
    const { id: groupId } = await findOwnGroup(tx);
    if (months !== null) await ctx.jobs.enqueue(tx, announceRetentionJob, { groupId }, groupId);
    await ctx.audit(tx, 'group.retention_changed', aboutGroup(tx));
    return presentDuty(ctx, tx);
  });
}

const fiduciaryOf = ({
  legalName,
  address,
  officerName,
  officerEmail,
  officerPhone,
}: StoredDuty | StoredTerms): Fiduciary => ({
  legalName,
  address,
  officerName,
  officerEmail,
  officerPhone,
});

async function presentDuty({ system, processor }: DutyDeps, db: TenantDb): Promise<GroupDuty> {
  const group = await findOwnGroup(db);
  const duty = await findDuty(db);
  const terms = await listTerms(db);
  const people = await describePeople(
    system,
    terms.map(({ acceptedBy }) => acceptedBy),
  );
  return {
    groupName: group.name,
    fiduciary: duty?.legalName ? fiduciaryOf(duty) : null,
    processor,
    retentionMonths: duty?.retentionMonths ?? null,
    version: duty?.version ?? 0,
    termsVersion: groupTermsVersion,
    accepted: holds(terms[0], duty, processor.company),
    acceptances: terms.map(({ termsVersion, legalName, acceptedBy, acceptedAt }) => ({
      termsVersion,
      legalName,
      acceptedBy: people.get(acceptedBy)?.name ?? '',
      acceptedDate: acceptedAt.toISOString(),
    })),
  };
}

/** Whether the terms were accepted with what they say now. */
function holds(last: StoredTerms | undefined, duty: StoredDuty | undefined, processor: string): boolean {
  if (!last || !duty || last.termsVersion !== groupTermsVersion || last.processor !== processor) return false;
  return JSON.stringify(fiduciaryOf(last)) === JSON.stringify(fiduciaryOf(duty));
}
