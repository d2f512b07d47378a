import { expect, it } from 'vitest';
import type { TextRow } from './curated-text.ts';
import { listChanges } from './list-changes.ts';

const row = (key: string, text: string, more: Partial<TextRow> = {}): TextRow => ({
  key,
  ageBand: '',
  title: 'A title',
  text,
  tags: [],
  reviewed: '2026-11-22/2',
  ...more,
});

it('lists what was added, changed and removed in the order of the keys, and counts what is equal', () => {
  const before = [row('nakshatra.2', 'gone'), row('Sun 10', 'old'), row('Sun 2', 'kept')];
  const after = [row('Sun 10', 'new'), row('Sun 2', 'kept'), row('Moon 1', 'another')];
  const { changes, same } = listChanges(before, after);
  expect(same).toBe(1);
  expect(changes.map(({ kind, key }) => [kind, key])).toEqual([
    ['changed', 'Sun 10'],
    ['added', 'Moon 1'],
    ['removed', 'nakshatra.2'],
  ]);
  expect(changes[0]).toMatchObject({ before: { text: 'old' }, after: { text: 'new' } });
  expect(changes[2]?.after).toBeNull();
});

it('tells the ages of a key apart, any age first', () => {
  const bands = [
    row('Sun 1', 'older', { ageBand: '10-14' }),
    row('Sun 1', 'any'),
    row('Sun 1', 'small', { ageBand: '0-2' }),
  ];
  const { changes } = listChanges([row('Sun 1', 'any')], bands);
  expect(changes.map(({ kind, ageBand }) => [kind, ageBand])).toEqual([
    ['added', '0-2'],
    ['added', '10-14'],
  ]);
});

it('finds nothing between equal states, on whatever day they were read and in whatever order their tags stand', () => {
  const state = [row('Sun 1', 'the same', { tags: ['+pace', '-risk'] })];
  expect(listChanges(state, structuredClone(state))).toEqual({ changes: [], same: 1 });
  const later = [row('Sun 1', 'the same', { tags: ['-risk', '+pace'], reviewed: '2027-01-01/2' })];
  expect(listChanges(state, later).changes).toEqual([]);
});

it('takes another title, other tags, or a text that nobody has read for a change, too', () => {
  const one = row('Sun 1', 'the same');
  for (const other of [{ title: 'New' }, { tags: ['+pace'] as const }, { reviewed: '' }])
    expect(listChanges([one], [{ ...one, ...other }]).changes).toHaveLength(1);
});
