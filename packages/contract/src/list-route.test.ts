import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noneOr, text } from './fields.ts';
import { listRoute } from './list-route.ts';

const declared = {
  path: '/things',
  access: 'public',
  tag: 'Things',
  summary: 'Things',
  filters: { name: noneOr(text(5)) },
  row: z.object({ id: z.string() }),
} as const;

test('a list is asked for a page in its usual order, and an empty filter does not count', () => {
  const { query } = listRoute({ ...declared, sorts: ['created', 'name'] });
  const usual = { page: 0, size: 10, sortOrder: 'desc', sortField: 'created' };
  expect(query.parse({ name: '' })).toEqual(usual);
  expect(query.parse({ page: '2', size: '25', sortOrder: 'asc', sortField: 'name', name: ' me ' })).toEqual({
    page: 2,
    size: 25,
    sortOrder: 'asc',
    sortField: 'name',
    name: 'me',
  });
  expect(query.safeParse({ sortField: 'secret' }).success).toBe(false);
  expect(query.safeParse({ name: 'longer' }).success).toBe(false);
});

test('an order that cannot be chosen is not asked for', () => {
  expect(Object.keys(listRoute({ ...declared, sorts: ['created'] }).query.shape)).toEqual([
    'page',
    'size',
    'sortOrder',
    'name',
  ]);
  expect(Object.keys(listRoute(declared).query.shape)).toEqual(['page', 'size', 'name']);
});

test('rows are called content, but where the reply is declared', () => {
  const totals = { totalElements: 1, totalIsExact: true, totalPages: 1 };
  expect(listRoute(declared).reply.parse({ content: [{ id: 'one' }], ...totals }).content).toHaveLength(1);
  const reply = z.object({ keys: z.array(z.string()) });
  expect(listRoute({ ...declared, reply }).reply).toBe(reply);
});
