import { describe, expect, it } from 'vitest';
import { compose } from '../../../testing/compose.ts';
import { claiming } from '../../../testing/full-texts.ts';
import { makeFacts } from '../../../testing/made-up-facts.ts';
import type { Tag } from '../../knowledge/traits.ts';

describe('bridges', () => {
  const keysOf = (claims: Record<string, Tag[]>, from = claiming(claims)) =>
    compose(makeFacts(), from).frame.bridges.map(({ key, areas, after }) => ({ key, areas, after }));

  it('lead with the pole that several parts say first and more heavily, and follow the later of two parts', () => {
    const keyOf = (claims: Record<string, Tag[]>) => keysOf(claims)[0]?.key;
    expect(keysOf({ 'Moon 2': ['+company'], 'Ascendant 1': ['+company'], 'Venus 4': ['-company'] })).toEqual([
      { key: 'bridge.company.plus', areas: ['feelings', 'meeting', 'friends'], after: 'Venus' },
    ]);
    expect(keyOf({ 'Moon 2': ['-company'], 'Ascendant 1': ['-company'], 'Venus 4': ['+company'] })).toBe(
      'bridge.company.minus',
    );
  });

  it('lead with neither where a single part stands against another, or the lighter side is read first', () => {
    const keyOf = (claims: Record<string, Tag[]>) => keysOf(claims)[0]?.key;
    expect(keyOf({ 'Moon 2': ['+company'], 'Venus 4': ['-company'] })).toBe('bridge.company.even');
    expect(
      keyOf({ 'Sun 1': ['-risk'], 'Mars 5': ['+risk'], 'Saturn 10': ['+risk'], 'Jupiter 9': ['+risk'] }),
    ).toBe('bridge.risk.even');
  });

  it('join the lunar mansion’s page, which is read last, with a part', () => {
    expect(keysOf({ 'nakshatra.4': ['+order'], 'Saturn 10': ['-order'] })).toEqual([
      { key: 'bridge.order.even', areas: ['patience', 'feelings'], after: 'mansion' },
    ]);
  });

  const four: Record<string, Tag[]> = {
    'Moon 2': ['+company', '+feelings'],
    'Venus 4': ['-company', '+peace'],
    'Sun 1': ['+winning', '+risk'],
    'Mars 5': ['-winning', '-risk', '+pace'],
    'Saturn 10': ['-pace'],
  };

  it('are three at most, and never two in one place: the two heaviest have their own, and one after all parts carries the rest', () => {
    expect(keysOf(four)).toEqual([
      { key: 'bridge.risk.even', areas: ['confidence', 'energy'], after: 'Mars' },
      { key: 'bridge.company.even', areas: ['feelings', 'friends'], after: 'Venus' },
      { key: 'bridge.many', areas: ['confidence', 'energy', 'patience'], after: 'mansion' },
    ]);
  });

  it('carry what has no text of its own along with the others', () => {
    const from = claiming(four).filter(({ key }) => !key.startsWith('bridge.company'));
    expect(
      keysOf(four, from)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['bridge.many', 'bridge.pace.even', 'bridge.risk.even']);
  });
});
