import type { Review } from '@udaya/contract/reviews';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import type { ReviewDecision, ReviewState } from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../ui/status-badge.tsx';

/** Every state of a review in words. */
export const stateWords: Record<ReviewState, { tone: BadgeTone; words: () => string }> = {
  open: { tone: 'waiting', words: m.review_state_open },
  held: { tone: 'bad', words: m.review_state_held },
  approved: { tone: 'good', words: m.review_state_approved },
  edited: { tone: 'good', words: m.review_state_edited },
  fellBack: { tone: 'neutral', words: m.review_state_fell_back },
  takenBack: { tone: 'neutral', words: m.review_state_taken_back },
};

/** What a row of the knowledge base is called. */
export function rowName(key: string): string {
  const place = placeOfKey(key);
  if (!place) return key;
  return m.knowledge_pair({ planet: m.knowledge_planet({ planet: place.planet }), position: place.position });
}

/** What a review is of, in words. */
export function subjectOf({ key, place }: Pick<Review, 'key' | 'place'>): string {
  if (key !== '') return rowName(key);
  return place === 'frame' ? m.review_subject_frame() : m.review_subject_part({ area: place });
}

/** What each decision is called, and what it does. */
export const decisionWords: Record<ReviewDecision, { label: () => string; title: () => string }> = {
  approve: { label: m.review_approve, title: m.review_approve_title },
  edit: { label: m.review_close_edited, title: m.review_edit_title },
  fallBack: { label: m.review_fall_back, title: m.review_fall_back_title },
};

/** What becomes of it all when a review is decided so. */
export function meaningOf(decision: ReviewDecision, kind: Review['kind']): string {
  if (decision === 'approve') return m.review_approve_text();
  if (decision === 'edit') return m.review_edit_text();
  return kind === 'passage' ? m.review_fall_back_text() : m.review_fall_back_report_text();
}
