import type { Wording } from '@udaya/contract/writing';
import { Failure } from '@udaya/core/failure';
import { wordingsADay } from '@udaya/core/writing/writing-states';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { reachReport } from '../reports/record/reach-report.ts';
import { lockToWord } from '../reports/writing/lock-to-word.ts';
import { writeAgain } from '../reports/writing/write-again.ts';
import { beginWording } from './begin-wording.ts';
import { listOfReport } from './store.ts';
import type { WordReportDeps } from './word-report.ts';

export interface AskAgainDeps extends WordReportDeps {
  jobs: Jobs;
}

const dayMs = 86_400_000;

/**
 * How the wording of a report stands.
 * @throws Failure `record.missing`
 */
export async function readWording(ctx: UserCall & AskAgainDeps, { id }: { id: string }): Promise<Wording> {
  await reachReport(ctx.db, id);
  return wordingOf(ctx, ctx.db, id);
}

async function wordingOf(
  { actor, wording }: Pick<UserCall & AskAgainDeps, 'actor' | 'wording'>,
  db: TenantDb,
  id: string,
): Promise<Wording> {
  const all = await listOfReport(db, id, actor.userId, new Date(Date.now() - dayMs));
  const own = all.filter(({ askedBy }) => askedBy === actor.userId);
  const [latest] = own;
  return {
    available: wording !== undefined,
    underway: all.some(({ endedAt }) => endedAt === null),
    failed: latest?.state === 'failed' || latest?.state === 'rejected',
    left: wording === undefined ? 0 : Math.max(0, wordingsADay - own.length),
  };
}

/**
 * Has an own report worded again; what comes of it is offered.
 * @throws Failure `record.missing`, also where there is no language model; `wording.underway`, `wording.enough`, `report.unpaid`,
 * `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function askForWording(ctx: UserCall & AskAgainDeps, { id }: { id: string }): Promise<Wording> {
  if (!ctx.wording) throw new Failure('record.missing');
  return begin(ctx, id, ({ left }) => {
    if (left === 0) throw new Failure('wording.enough');
  });
}

/**
 * Has any report worded again, for the product admin.
 * @throws Failure `record.missing`, `wording.no_model`, `wording.underway`, `report.withdrawn`, `report.not_ready`
 */
export async function askForWordingOf(
  ctx: UserCall & AskAgainDeps,
  { id }: { id: string },
): Promise<Wording> {
  if (!ctx.wording) throw new Failure('wording.no_model');
  return begin(ctx, id, () => {});
}

async function begin(
  ctx: UserCall & AskAgainDeps,
  id: string,
  refuse: (stands: Wording) => void,
): Promise<Wording> {
  return ctx.db.transaction(async (tx) => {
    const base = await lockToWord(tx, ctx, id);
    const stands = await wordingOf(ctx, tx, id);
    if (stands.underway) throw new Failure('wording.underway');
    refuse(stands);
    await beginWording(tx, ctx.jobs, { ...base, askedBy: ctx.actor.userId });
    await ctx.audit(tx, 'report.wording_asked', { targetId: id });
    return wordingOf(ctx, tx, id);
  });
}

/**
 * Writes any report again from today's texts, for the product admin, and offers it to its reader.
 * @throws Failure `record.missing`, `report.withdrawn`, `report.not_ready`
 */
export async function composeAgain(
  ctx: UserCall & AskAgainDeps,
  { id }: { id: string },
): Promise<{ version: number | null; message: string }> {
  await ctx.db.transaction(async (tx) => {
    await lockToWord(tx, ctx, id);
    await ctx.audit(tx, 'report.composed_anew', { targetId: id });
  });
  const version = (await writeAgain(ctx, id, { show: false })) ?? null;
  return {
    version,
    message: version === null ? m.report_wording_composed_same() : m.report_wording_composed(),
  };
}
