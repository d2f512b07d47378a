import { describe, expect, it } from 'vitest';
import { decisionRefusal, isReversible, openDecisions, undecidedState } from './review-rules.ts';

const passage = { kind: 'passage', state: 'held', worded: false, changed: false } as const;
const ofReport = { kind: 'report', state: 'open', worded: true, changed: false } as const;

describe('a review', () => {
  it('holds a passage from two accounts on, and nothing of a single report', () => {
    expect([0, 1, 2, 3].map((accounts) => undecidedState('passage', accounts))).toEqual([
      'takenBack',
      'open',
      'held',
      'held',
    ]);
    expect(undecidedState('report', 5)).toBe('open');
  });

  it('is closed as edited only when the text was', () => {
    expect(openDecisions(passage)).toEqual(['approve', 'fallBack']);
    expect(openDecisions({ ...passage, changed: true })).toEqual(['approve', 'edit', 'fallBack']);
    expect(decisionRefusal(passage, 'edit')).toBe('review.not_edited');
  });

  it('falls back only where something else can stand', () => {
    expect(openDecisions(ofReport)).toEqual(['approve', 'fallBack']);
    expect(decisionRefusal({ ...ofReport, worded: false }, 'fallBack')).toBe('review.no_fallback');
  });

  it('is decided once', () => {
    for (const state of ['approved', 'edited', 'fellBack'] as const)
      expect(decisionRefusal({ ...passage, state }, 'approve')).toBe('review.decided');
  });

  it('is taken up again unless a text was edited or a reader reads something else by now', () => {
    expect(isReversible({ kind: 'passage', state: 'approved' })).toBe(true);
    expect(isReversible({ kind: 'passage', state: 'fellBack' })).toBe(true);
    expect(isReversible({ kind: 'report', state: 'fellBack' })).toBe(false);
    expect(isReversible({ kind: 'passage', state: 'edited' })).toBe(false);
    expect(isReversible({ kind: 'passage', state: 'held' })).toBe(false);
  });
});
