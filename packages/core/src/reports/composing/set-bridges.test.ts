import { describe, expect, it } from 'vitest';
import { compose } from '../../../testing/compose.ts';
import { claiming } from '../../../testing/full-texts.ts';
import { makeFacts } from '../../../testing/made-up-facts.ts';
import type { Tag } from '../../knowledge/traits.ts';

describe('bridges', () => {
  const keysOf = (claims: Record<string, Tag[]>, from = claiming(claims)) =>
    compose(makeFacts(), from).frame.bridges.map(({ key, areas, after }) => ({ key, areas, after }));

  it('lead with the pole that weighs more, and follow the later of the two parts', () => {
    expect(keysOf({ 'Moon 2': ['+company'], 'Venus 4': ['-company'] })).toEqual([
      { key: 'bridge.company.plus', areas: ['feelings', 'friends'], after: 'Venus' },
    ]);
    expect(keysOf({ 'Moon 2': ['-company'], 'Venus 4': ['+company'] })[0]?.key).toBe('bridge.company.minus');
    expect(keysOf({ 'Mercury 3': ['+imagination'], 'Jupiter 9': ['-imagination'] })[0]?.key).toBe(
      'bridge.imagination.even',
    );
  });

  it('join the lunar mansion’s page with a part', () => {
    expect(keysOf({ 'nakshatra.4': ['+order'], 'Saturn 10': ['-order'] })).toEqual([
      { key: 'bridge.order.minus', areas: ['feelings', 'patience'], after: 'Saturn' },
    ]);
  });

  const four: Record<string, Tag[]> = {
    'Moon 2': ['+company', '+feelings'],
    'Venus 4': ['-company', '+peace'],
    'Sun 1': ['+winning', '+risk'],
    'Mars 5': ['-winning', '-risk', '+pace'],
    'Saturn 10': ['-pace'],
  };

  it('are three at most: the two heaviest have their own, and one carries the rest', () => {
    expect(keysOf(four)).toEqual([
      { key: 'bridge.risk.plus', areas: ['confidence', 'energy'], after: 'Mars' },
      { key: 'bridge.many', areas: ['confidence', 'energy', 'patience'], after: 'Saturn' },
      { key: 'bridge.company.plus', areas: ['feelings', 'friends'], after: 'Venus' },
    ]);
  });

  it('carry what has no text of its own along with the others', () => {
    const from = claiming(four).filter(({ key }) => !key.startsWith('bridge.company'));
    expect(
      keysOf(four, from)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['bridge.many', 'bridge.risk.plus', 'bridge.winning.plus']);
  });
});
