import type { ReviewCase } from '@udaya/core/reviews/review-rules';
import type { Queryable } from '../../platform/database/handles.ts';
import { areActive, newestTextVersion } from '../knowledge/pauses.ts';
import type { StoredReview } from './store.ts';

/** The passage that a review is of; undefined of a place of one report. */
export function passageOf({ reportType, lang, key, textVersion }: StoredReview) {
  return key !== null && textVersion !== null ? { reportType, lang, key, textVersion } : undefined;
}

/** What a decision about a review depends on. */
export async function readCase(db: Queryable, review: StoredReview): Promise<ReviewCase> {
  const { kind, state, worded } = review;
  return { kind, state, worded, changed: await isChanged(db, review) };
}

async function isChanged(db: Queryable, review: StoredReview): Promise<boolean> {
  const passage = passageOf(review);
  if (passage) return (await newestTextVersion(db, passage, passage.key)) !== passage.textVersion;
  const rows = review.texts.filter(({ key }) => key !== '');
  return rows.length > 0 && !(await areActive(db, review, rows));
}
