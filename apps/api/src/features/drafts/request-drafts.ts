import {
  type BaseTexts,
  canBeDrafted,
  type DraftSlot,
  draftGroupOf,
  draftSourceOf,
  slotIdOf,
} from '@udaya/core/drafts/draft-slot';
import { type DraftGroup, draftsAtOnce } from '@udaya/core/drafts/draft-words';
import { lintDraft } from '@udaya/core/drafts/lint-draft';
import { Failure, invalidField } from '@udaya/core/failure';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import { type DraftDeps, textOf, wordingKeyOf } from './draft-deps.ts';
import { findMissing } from './find-missing.ts';
import { draftTextsJob } from './jobs.ts';
import { closeOutdated, insertDrafts, type NewDraft } from './store.ts';
import { type BankedText, countGiven, findWordings } from './store-bank.ts';

interface Asked {
  reportType: ReportType;
  groups?: DraftGroup[] | undefined;
  places?: Omit<DraftSlot, 'reportType'>[] | undefined;
}

/**
 * Asks for drafts of what is missing: by groups, of each the first ones, or place by place. What was approved before is ready at once and
 * costs nothing; a place that has a draft keeps it.
 * @throws Failure `draft.no_model`; `request.invalid` for a place that nothing can be drafted for
 */
export async function requestDrafts(
  ctx: UserCall & DraftDeps,
  { reportType, groups = [], places = [] }: Asked,
): Promise<{ message: string; asked: number; known: number; there: number }> {
  const { models } = ctx;
  if (!models) throw new Failure('draft.no_model');
  const model = models.model.model;
  return ctx.db.transaction(async (tx) => {
    const held = await readBaseTexts(tx, reportType);
    const { missing, outdated } = await findMissing(tx, { reportType, held });
    await closeOutdated(tx, outdated);
    const named = places.map((place): DraftSlot => ({ reportType, ...place }));
    refuseUnfit(named, held);
    const wanted = new Map(
      [...groups.flatMap((group) => ofGroup(missing, group)), ...named].map((slot) => [slotIdOf(slot), slot]),
    );
    const slots = [...wanted.values()];
    const keyOf = (slot: DraftSlot) => wordingKeyOf(slot, held, model);
    const known = await findWordings(tx, slots.map(keyOf));
    const added = await insertDrafts(
      tx,
      slots.map((slot) => {
        const banked = known(keyOf(slot));
        return {
          ...newDraft(slot, held, model, ctx.actor.userId),
          ...(banked && fromBank(slot, banked, held)),
        };
      }),
    );
    await countGiven(
      tx,
      added.filter((draft) => draft.fromBank),
    );
    const asked = added.filter(({ state }) => state === 'drafting');
    await enqueueDrafts(ctx, tx, asked);
    await ctx.audit(tx, 'drafts.requested', { targetId: reportType });
    const there = slots.length - added.length;
    return {
      message: messageOf(asked.length, added.length - asked.length, there),
      asked: asked.length,
      known: added.length - asked.length,
      there,
    };
  });
}

/** Has drafts written; each by a job of its own. */
export async function enqueueDrafts(
  { jobs }: Pick<DraftDeps, 'jobs'>,
  tx: Queryable,
  drafts: readonly { id: string; round: number }[],
): Promise<void> {
  for (const { id, round } of drafts)
    await jobs.enqueue(tx, draftTextsJob, { draftId: id, round }, `${id} ${round}`);
}

const ofGroup = (missing: readonly DraftSlot[], group: DraftGroup) =>
  missing.filter((slot) => draftGroupOf(slot) === group).slice(0, draftsAtOnce);

function refuseUnfit(slots: readonly DraftSlot[], held: BaseTexts): void {
  const unfit = slots.findIndex((slot) => !canBeDrafted(slot, held));
  if (unfit >= 0) throw invalidField(`places.${unfit}`, m.draft_not_possible());
}

function newDraft(slot: DraftSlot, held: BaseTexts, model: string, askedBy: string): NewDraft {
  const source = draftSourceOf(slot, held);
  const { sourceHash, promptVersion, kind } = wordingKeyOf(slot, held, model);
  return {
    id: newId(),
    ...slot,
    kind,
    source: source ? textOf(source) : null,
    sourceHash,
    promptVersion,
    model,
    askedBy,
  };
}

function fromBank(slot: DraftSlot, { title, text }: BankedText, held: BaseTexts): Partial<NewDraft> {
  const findings = lintDraft(slot, { title, text }, { source: draftSourceOf(slot, held), held });
  return { state: 'ready', fromBank: true, title, text, findings, madeAt: new Date() };
}

function messageOf(asked: number, known: number, there: number): string {
  if (asked + known === 0) return there > 0 ? m.draft_all_there() : m.draft_nothing_missing();
  return [
    asked > 0 ? m.draft_asked({ count: asked }) : '',
    known > 0 ? m.draft_from_bank_count({ count: known }) : '',
    there > 0 ? m.draft_there_count({ count: there }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
