import { describe, expect, it } from 'vitest';
import { fullTexts } from '../../testing/full-texts.ts';
import { makeFacts } from '../../testing/made-up-facts.ts';
import type { Position } from '../knowledge/passage.ts';
import { compareVersions } from './compare-versions.ts';
import { composeReport } from './compose-report.ts';
import { correctableUntil } from './correction.ts';
import { reportTypeFor } from './report-types.ts';

describe('a correction', () => {
  const made = { createdAtMs: 0, corrected: false };
  const day = 86_400_000;

  it('is open for fourteen days, once', () => {
    expect(correctableUntil(made, 14 * day - 1)).toBe(14 * day);
    expect(correctableUntil(made, 14 * day)).toBeUndefined();
    expect(correctableUntil({ ...made, corrected: true }, 0)).toBeUndefined();
  });

  it('is told statement by statement', () => {
    const before = composeReport(makeFacts(), fullTexts(), (text) => text);
    const { statements } = before;
    const [sun, moon] = ['Sun', 'Moon'].map((name) => statements.find(({ planet }) => planet === name));
    const rest = statements.filter((one) => one !== sun && one !== moon);
    if (!sun || !moon) throw new Error('The report has no statements.');
    const moved = { ...moon, position: 3 as Position, description: 'Another text.' };
    const changes = compareVersions(
      { ...before, statements: [moon, ...rest] },
      { ...before, statements: [sun, moved, ...rest] },
    );
    expect(changes.slice(0, 3)).toEqual([
      { planet: 'Sun', changed: true, before: undefined, after: 1 },
      { planet: 'Moon', changed: true, before: 2, after: 3 },
      { planet: 'Ascendant', changed: false, before: 1, after: 1 },
    ]);
  });
});

describe('the rest', () => {
  it('chooses the reading by age', () => {
    expect(reportTypeFor('2011-11-22', '2026-11-21')).toBe('Child');
    expect(reportTypeFor('2011-11-21', '2026-11-21')).toBe('Student');
    expect(reportTypeFor('2008-11-22', '2026-11-21')).toBe('Student');
    expect(reportTypeFor('2008-11-21', '2026-11-21')).toBe('Adult');
  });
});
