import { groupData } from '@udaya/contract/group-data';
import { productGroups } from '@udaya/contract/product-groups';
import { reports } from '@udaya/contract/reports';
import { ownTimeZone } from '@udaya/format/time-zones';
import { expect, test } from 'vitest';
import { defineList, pageOf } from './define-list.ts';

const label = () => '';
const groups = defineList(productGroups.list, {
  key: ['groups'],
  filters: [{ kind: 'text', name: 'search', label, maxLength: 100 }],
});
const own = defineList(reports.list, {
  key: ['own'],
  filters: [{ kind: 'date', name: 'from', asks: 'reportCreatedDate', label }],
});
const accesses = defineList(groupData.listAccesses, {
  key: ['accesses'],
  filters: [
    { kind: 'text', name: 'other', asks: null, label, maxLength: 10 },
    { kind: 'text', name: 'report', label, maxLength: 100 },
  ],
  ask: ({ other }) => (other === 'system' ? { by: 'system' as const } : {}),
});

test('what an address leaves out is asked for as usual, in the order that the route has', () => {
  const page = { page: 0, size: 10 };
  expect(groups.query(groups.read({})).queryKey).toEqual([
    'groups',
    { ...page, sortOrder: 'desc', sortField: 'created' },
  ]);
  expect(own.query(own.read({})).queryKey).toEqual(['own', { ...page, sortOrder: 'desc' }]);
  expect(accesses.query(accesses.read({})).queryKey).toEqual(['accesses', page]);
});

test('pages count from 1 in an address, and an order is one of the route', () => {
  const asked = (address: Record<string, unknown>) => groups.query(groups.read(address)).queryKey[1];
  expect(asked({ page: '3', size: '25', by: 'reports', sort: 'asc', search: 'North' })).toEqual({
    page: 2,
    size: 25,
    sortOrder: 'asc',
    sortField: 'reports',
    search: 'North',
  });
  expect(asked({ by: 'secret' })).toMatchObject({ sortField: 'created' });
});

test('a filter is asked by its name in the query, and a day in the own zone', () => {
  expect(own.filtersOf(own.read({ from: '2026-02-03' }))).toEqual({
    reportCreatedDate: '2026-02-03',
    timeZone: ownTimeZone(),
  });
  expect(accesses.filtersOf(accesses.read({ other: 'system', report: 'Anbu' }))).toEqual({
    by: 'system',
    report: 'Anbu',
  });
});

test('a page is the same whatever the reply calls its rows', () => {
  const page = { rows: ['one'], total: 12, totalIsExact: true, pages: 2 };
  const totals = { totalElements: 12, totalIsExact: true, totalPages: 2 };
  expect(pageOf({ content: ['one'], ...totals })).toEqual(page);
  expect(pageOf({ userBirthChartList: ['one'], ...totals })).toEqual(page);
  expect(pageOf({ keys: ['one'], totalItems: 12, totalIsExact: true, totalPages: 2 })).toEqual(page);
});
