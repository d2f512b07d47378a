import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import { expect, it } from 'vitest';
import { editedGroup, mergeEdits } from './merge-edits.ts';

const base: ProductGroup = {
  id: 'group-one',
  name: 'Kaveri Trust',
  country: 'India',
  institutionCode: 'KT-1',
  enterpriseCode: 'KAVERI',
  description: '',
  type: 'NGO',
  plan: 'TRIAL',
  createdDate: '2026-11-22T00:00:00.000Z',
  closedDate: null,
  version: 3,
  branches: [],
  users: 2,
  reports: 5,
};

it('keeps what was typed and takes what others changed, on the version that is there now', () => {
  const typed = { ...editedGroup(base), name: 'Kaveri Foundation' };
  const now: ProductGroup = { ...base, plan: 'CONTRACT', description: 'New words.', version: 5 };
  const { merged, changed } = mergeEdits(base, typed, now);
  expect(merged).toEqual({
    ...editedGroup(now),
    name: 'Kaveri Foundation',
    version: 5,
  });
  expect(changed).toEqual(['description', 'plan']);
});

it('names a field that both changed, and keeps what was typed in it', () => {
  const typed = { ...editedGroup(base), name: 'Mine' };
  const { merged, changed } = mergeEdits(base, typed, { ...base, name: 'Theirs', version: 4 });
  expect([merged.name, merged.version, changed]).toEqual(['Mine', 4, ['name']]);
});
