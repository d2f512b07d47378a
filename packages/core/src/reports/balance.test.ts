import { describe, expect, it } from 'vitest';
import { makeFacts } from '../../testing/made-up-facts.ts';
import { balanceOf } from './balance.ts';

describe('the balance', () => {
  it('goes by weights', () => {
    const fiery = balanceOf(
      makeFacts({}, { Sun: 5, Moon: 9, Ascendant: 1, Mars: 1, Jupiter: 9, Mercury: 3, Venus: 4, Saturn: 11 }),
    );
    expect(fiery).toMatchObject({ strongElement: 'fire', quietElement: 'earth' });
    expect(balanceOf(makeFacts({}, { Moon: 1, Ascendant: 2, Sun: 3, Mercury: 4 })).strongElement).toBe(
      'even',
    );
  });

  it('calls no element quiet that ties, that weighs more than one, or in which Sun, Moon or Ascendant may stand', () => {
    const signs = {
      Sun: 5,
      Moon: 9,
      Ascendant: 1,
      Mars: 1,
      Jupiter: 9,
      Mercury: 3,
      Venus: 4,
      Saturn: 11,
    } as const;
    expect(balanceOf(makeFacts({}, { ...signs, Venus: 11 })).quietElement).toBeNull();
    expect(balanceOf(makeFacts({ possibleSigns: { Moon: [9, 10] } }, signs)).quietElement).toBeNull();
    const { Ascendant: _left, ...sky } = makeFacts({}, signs).points;
    expect(balanceOf(makeFacts({ points: sky }, signs)).quietElement).toBeNull();
  });
});
