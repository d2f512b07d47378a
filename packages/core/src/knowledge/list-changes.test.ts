import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';
import type { Position } from './passage.ts';

const text = (planet: 'Sun' | 'Moon' | 'Ketu', position: Position, description: string) => ({
  planet,
  position,
  title: 'A title',
  description,
});

it('lists what was added, changed and removed in the order of planets and positions, and counts what is equal', () => {
  const before = [text('Ketu', 2, 'gone'), text('Sun', 10, 'old'), text('Sun', 2, 'kept')];
  const after = [text('Sun', 10, 'new'), text('Sun', 2, 'kept'), text('Moon', 1, 'another')];
  const { changes, same } = listChanges(before, after);
  expect(same).toBe(1);
  expect(changes.map(({ kind, planet, position }) => [kind, planet, position])).toEqual([
    ['changed', 'Sun', 10],
    ['added', 'Moon', 1],
    ['removed', 'Ketu', 2],
  ]);
  expect(changes[0]).toMatchObject({ before: { description: 'old' }, after: { description: 'new' } });
  expect(changes[2]?.after).toBeNull();
});

it('finds nothing between equal states', () => {
  const state = [text('Sun', 1, 'the same')];
  expect(listChanges(state, structuredClone(state))).toEqual({ changes: [], same: 1 });
});

it('takes another title for a change, too', () => {
  const [one] = [text('Sun', 1, 'the same')];
  expect(listChanges([{ ...one, title: 'Old' }], [{ ...one, title: 'New' }]).changes).toHaveLength(1);
});
