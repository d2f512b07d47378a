import { type ReviewDecision, type ReviewKind, type ReviewState, reviewDecisions } from './review-words.ts';

/** From so many accounts on a passage is held. */
export const pauseFrom = 2;

/** What becomes of a review that nobody has decided, by how many accounts flag it. */
export function undecidedState(kind: ReviewKind, accounts: number): 'open' | 'held' | 'takenBack' {
  if (accounts === 0) return 'takenBack';
  return kind === 'passage' && accounts >= pauseFrom ? 'held' : 'open';
}

/** Whether somebody still has to decide it. */
export function isUndecided(state: ReviewState): boolean {
  return state === 'open' || state === 'held' || state === 'takenBack';
}

/** The state that a decision leads to. */
export const stateAfter = {
  approve: 'approved',
  edit: 'edited',
  fallBack: 'fellBack',
} as const satisfies Record<ReviewDecision, ReviewState>;

/** What a decision depends on. */
export interface ReviewCase {
  kind: ReviewKind;
  state: ReviewState;
  /** A model worded what it is of. */
  worded: boolean;
  /** The active text is no longer the one that it is of. */
  changed: boolean;
}

/** Why a decision cannot be taken; undefined where it can. */
export type DecisionRefusal = 'review.decided' | 'review.not_edited' | 'review.no_fallback';

/**
 * Whether a review can be decided in a way: once; as edited only when the text was; and of one report that no model worded there is
 * nothing to fall back to.
 */
export function decisionRefusal(
  { kind, state, worded, changed }: ReviewCase,
  decision: ReviewDecision,
): DecisionRefusal | undefined {
  if (!isUndecided(state)) return 'review.decided';
  if (decision === 'edit' && !changed) return 'review.not_edited';
  if (decision === 'fallBack' && kind === 'report' && !worded) return 'review.no_fallback';
  return undefined;
}

/** The decisions that are open. */
export function openDecisions(review: ReviewCase): ReviewDecision[] {
  return reviewDecisions.filter((decision) => decisionRefusal(review, decision) === undefined);
}

/** Whether a decision can be taken back: a text that was edited stays so, and what a reader sees does not change twice. */
export function isReversible({ kind, state }: Pick<ReviewCase, 'kind' | 'state'>): boolean {
  return state === 'approved' || (state === 'fellBack' && kind === 'passage');
}
