import { describe, expect, it } from 'vitest';
import { compose } from '../../../testing/compose.ts';
import { fullTexts } from '../../../testing/full-texts.ts';
import { makeFacts } from '../../../testing/made-up-facts.ts';
import type { Position } from '../../knowledge/passage.ts';
import type { ReportFacts } from '../report-facts.ts';

const texts = fullTexts();

describe('the passage of a part', () => {
  const keysOf = (facts: Partial<ReportFacts>, from = texts) => {
    const saturn = compose(makeFacts(facts, { Saturn: 10 }), from).statements.find(
      ({ planet }) => planet === 'Saturn',
    );
    return saturn?.pieces?.map(({ key, ageBand }) => `${key}|${ageBand}`);
  };
  const rising = (sign: Position) => makeFacts({}, { Saturn: 10, Ascendant: sign }).points;

  it('takes the portrait and the help of the band, else the portrait for any age', () => {
    expect(keysOf({ ageBand: '0' })).toEqual([
      'Saturn 10 portrait 2|0',
      'house.Saturn.10|',
      'Saturn 10 help 2|0',
    ]);
    expect(keysOf({ ageBand: '6-9' })?.[0]).toBe('Saturn 10 portrait 2|');
    expect(keysOf({ ageBand: '10-14' })?.[0]).toBe('Saturn 10 portrait 2|10-14');
    expect(keysOf({ ageBand: '30+' })).toEqual(['Saturn 10 portrait 2|', 'house.Saturn.10|']);
  });

  it('words the portrait by the group of the house: corner, next to it, or falling from it', () => {
    const first = (sign: Position) => keysOf({ ageBand: '6-9', points: rising(sign) })?.[0];
    expect([10, 9, 8, 7].map((sign) => first(sign as Position))).toEqual([
      'Saturn 10 portrait 2|',
      'Saturn 10 portrait 3|',
      'Saturn 10|',
      'Saturn 10 portrait 2|',
    ]);
  });

  it('has the help of the portrait’s wording where that is not the house’s, as some scenes are not for the first weeks', () => {
    const later = texts.map((row) =>
      row.key === 'Saturn 10 portrait 2' && row.ageBand === '0' ? { ...row, tags: ['from:3' as const] } : row,
    );
    const wordingsAt = (ageMonths: number) => keysOf({ ageBand: '0', ageMonths }, later);
    expect(wordingsAt(4)).toEqual(['Saturn 10 portrait 2|0', 'house.Saturn.10|', 'Saturn 10 help 2|0']);
    expect(wordingsAt(1)).toEqual(['Saturn 10 portrait 3|0', 'house.Saturn.10|', 'Saturn 10 help 3|0']);
  });

  it('goes on with rows of the band 0-2 of older files, and with a pair that stands alone', () => {
    const older = texts
      .filter(({ ageBand }) => ageBand !== '0' && ageBand !== '1-2')
      .flatMap((row) =>
        row.key === 'Saturn 10' && row.ageBand === '3-5' ? [row, { ...row, ageBand: '0-2' as const }] : [row],
      );
    for (const ageBand of ['0', '1-2'] as const)
      expect(keysOf({ ageBand }, older)?.at(-1)).toBe('Saturn 10|0-2');
    const alone = texts.filter(
      ({ key, ageBand }) => !key.startsWith('Saturn 10') || (key === 'Saturn 10' && ageBand === ''),
    );
    expect(keysOf({ ageBand: '0' }, alone)?.[0]).toBe('Saturn 10|');
  });
});
