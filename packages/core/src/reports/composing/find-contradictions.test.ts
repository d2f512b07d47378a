import { describe, expect, it } from 'vitest';
import { type Claim, findContradictions } from './find-contradictions.ts';

const claim = (planet: Claim['planet'], weight: number, ...tags: Claim['tags']): Claim => ({
  area: 'feelings',
  planet,
  weight,
  tags,
});
const leads = (...claims: Claim[]) => findContradictions(claims).map(({ led }) => led);

describe('of two poles of a trait', () => {
  it('the one leads that is heavier, said by several parts and read first', () => {
    expect(
      leads(claim('Moon', 2, '+company'), claim('Sun', 2, '+company'), claim('Mars', 3, '-company')),
    ).toEqual(['plus']);
  });
  it('neither leads where both weigh the same', () => {
    expect(
      leads(claim('Moon', 2, '+company'), claim('Sun', 2, '+company'), claim('Mars', 4, '-company')),
    ).toEqual([undefined]);
  });
});
