import { canBeDrafted, draftSourceOf } from '@udaya/core/drafts/draft-slot';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import { type DraftDeps, textOf, wordingKeyOf } from './draft-deps.ts';
import { enqueueDrafts } from './request-drafts.ts';
import { lockDrafts, type StoredDraft, updateDraft } from './store.ts';

interface Decision {
  id: string;
  /** The try that was seen. */
  round: number;
}

/** Puts a draft aside. @throws Failure `record.missing`; `draft.changed` where somebody was quicker */
export async function rejectDraft(
  ctx: UserCall & DraftDeps,
  decision: Decision,
): Promise<{ message: string }> {
  return ctx.db.transaction(async (tx) => {
    const draft = await lockSeen(tx, decision);
    await updateDraft(tx, draft, { state: 'rejected', decidedBy: ctx.actor.userId, decidedAt: new Date() });
    await ctx.audit(tx, 'draft.rejected', { targetId: draft.id });
    return { message: m.draft_rejected() };
  });
}

/**
 * Has a draft written again from the texts as they stand now, whatever the bank holds: another wording is wanted.
 * @throws Failure `record.missing`; `draft.changed`; `draft.outdated` where its place has a text by now; `draft.no_model`
 */
export async function draftAgain(
  ctx: UserCall & DraftDeps,
  decision: Decision,
): Promise<{ message: string }> {
  const { models } = ctx;
  if (!models) throw new Failure('draft.no_model');
  return ctx.db.transaction(async (tx) => {
    const draft = await lockSeen(tx, decision);
    const held = await readBaseTexts(tx, draft.reportType);
    if (!canBeDrafted(draft, held)) throw new Failure('draft.outdated');
    const source = draftSourceOf(draft, held);
    const { sourceHash, promptVersion, model } = wordingKeyOf(draft, held, models.model.model);
    const round = draft.round + 1;
    await updateDraft(tx, draft, {
      state: 'drafting',
      round,
      failure: null,
      fromBank: false,
      source: source ? textOf(source) : null,
      sourceHash,
      promptVersion,
      model,
      askedBy: ctx.actor.userId,
    });
    await enqueueDrafts(ctx, tx, [{ id: draft.id, round }]);
    await ctx.audit(tx, 'drafts.requested', { targetId: draft.id });
    return { message: m.draft_asked({ count: 1 }) };
  });
}

/** A draft on which nobody has decided, as the caller saw it; nobody else can change it until the transaction is over. */
async function lockSeen(tx: TenantDb, { id, round }: Decision): Promise<StoredDraft> {
  const [draft] = await lockDrafts(tx, [id]);
  if (!draft) throw new Failure('record.missing');
  const isOpen = draft.state === 'ready' || draft.state === 'failed' || draft.state === 'drafting';
  if (!isOpen || draft.round !== round) throw new Failure('draft.changed');
  return draft;
}
