import { undecidedState } from '@udaya/core/reviews/review-rules';
import type { SystemDb } from '../../platform/database/handles.ts';
import { listProductAdminIds } from '../accounts/describe-people.ts';
import { pausePassage, resumePassage, textVersionOfRows } from '../knowledge/pauses.ts';
import { notify } from '../notifications/notify.ts';
import type { FlagSpot } from '../reports/feedback/find-flag-spot.ts';
import { countFlags } from '../reports/feedback/save-flag.ts';
import { passageOf } from './review-case.ts';
import {
  findLastReview,
  insertReview,
  lockUndecided,
  type NewReview,
  type StoredReview,
  setReviewState,
  setReviewTexts,
} from './store.ts';
import type { ReviewedText } from './tables.ts';

/**
 * The review that counts what is said of a spot, held for the transaction: the undecided one, or a new one, of which the product admins are
 * told. Of a passage that was edited or is not used any more there is nothing to decide again: the decided one counts on.
 */
export async function openReview(tx: SystemDb, spot: FlagSpot): Promise<StoredReview> {
  const review = await newReviewOf(tx, spot);
  const known = (await lockUndecided(tx, review.subject)) ?? (await settledBefore(tx, review.subject));
  if (known) return withTexts(tx, known, review.texts);
  const made = await insertReview(tx, review);
  if (made) {
    await notifyAdmins(tx, 'review.opened');
    return made;
  }
  // Somebody else was first.
  const theirs = await lockUndecided(tx, review.subject);
  if (!theirs) throw new Error('A review was decided while it was opened.');
  return withTexts(tx, theirs, review.texts);
}

/** Brings a review that nobody has decided to the state that its accounts ask for, and its passage with it. */
export async function settleReview(tx: SystemDb, review: StoredReview): Promise<void> {
  const state = undecidedState(review.kind, await countFlags(tx, review.id));
  if (state !== review.state) await setReviewState(tx, review.id, state);
  const passage = passageOf(review);
  if (!passage || state === review.state) return;
  if (state === 'held') {
    await pausePassage(tx, passage, review.id);
    await notifyAdmins(tx, 'review.held');
  } else await resumePassage(tx, passage);
}

async function newReviewOf(tx: SystemDb, spot: FlagSpot): Promise<NewReview> {
  const { reportType, lang, place, passage, worded, report, version } = spot;
  const texts = spot.texts.map(({ key, ageBand, version: broughtBy, text }) => ({
    key,
    ageBand,
    version: broughtBy,
    text,
  }));
  const common = { reportType, lang, place, worded, texts };
  // What a model worded stands in this one report; the passage beneath is not what was read.
  if (!passage || worded)
    return {
      ...common,
      kind: 'report',
      subject: `report ${report.id} ${version} ${place}`,
      reportId: report.id,
      version,
    };
  const { key, rows } = passage;
  const textVersion = await textVersionOfRows(tx, { reportType, lang }, rows);
  return {
    ...common,
    kind: 'passage',
    subject: `passage ${reportType} ${lang} ${key} ${textVersion}`,
    key,
    textVersion,
  };
}

async function settledBefore(tx: SystemDb, subject: string): Promise<StoredReview | undefined> {
  const last = await findLastReview(tx, subject);
  return last && (last.state === 'edited' || last.state === 'fellBack') ? last : undefined;
}

/** A passage has a text for each age, and stands beside other houses: what was read is added to what the review shows. */
async function withTexts(
  tx: SystemDb,
  review: StoredReview,
  texts: readonly ReviewedText[],
): Promise<StoredReview> {
  const idOf = ({ key, ageBand, version }: ReviewedText) => `${key} ${ageBand} ${version}`;
  const known = new Set(review.texts.map(idOf));
  const further = texts.filter((text) => !known.has(idOf(text)));
  if (further.length === 0) return review;
  const all = [...review.texts, ...further];
  await setReviewTexts(tx, review.id, all);
  return { ...review, texts: all };
}

async function notifyAdmins(tx: SystemDb, kind: 'review.opened' | 'review.held'): Promise<void> {
  for (const id of await listProductAdminIds(tx)) await notify(tx, id, { kind });
}
