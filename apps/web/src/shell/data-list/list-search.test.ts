import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../api/query-string.ts';
import { filtersInForce, type ListDefinition, listSearch, refiltered } from './list-search.ts';

const payments = {
  filters: [
    { kind: 'text', name: 'payer', label: () => 'Payer', maxLength: 10 },
    { kind: 'date', name: 'from', label: () => 'From' },
    { kind: 'date', name: 'to', label: () => 'To', from: 'from' },
    {
      kind: 'select',
      name: 'state',
      label: () => 'State',
      options: () => [
        { value: 'PAID', label: 'Paid' },
        { value: 'FAILED', label: 'Failed' },
      ],
    },
  ],
  sorts: ['created', 'amount'],
} as const satisfies ListDefinition<'payer' | 'from' | 'to' | 'state'>;

const read = listSearch(payments);
const readAddress = (address: string) => read(readQuery(address));
const nothing = {
  page: undefined,
  size: undefined,
  by: undefined,
  sort: undefined,
  view: undefined,
  payer: undefined,
  from: undefined,
  to: undefined,
  state: undefined,
};

describe('the search of a list', () => {
  test('reads all that an address may carry', () => {
    const address =
      '?page=3&size=25&by=amount&sort=asc&view=cards&payer=Meena&from=2026-01-31&to=2026-02-01&state=PAID';
    const search = readAddress(address);
    expect(search).toEqual({
      page: 3,
      size: 25,
      by: 'amount',
      sort: 'asc',
      view: 'cards',
      payer: 'Meena',
      from: '2026-01-31',
      to: '2026-02-01',
      state: 'PAID',
    });
    expect(writeQuery(search)).toBe(address);
  });

  test('is empty without an address', () => expect(readAddress('')).toEqual(nothing));

  test.each([
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=x',
    '?page=',
    '?page=100001',
    '?size=11',
    '?by=secret',
    '?sort=up',
    '?view=grid',
    '?payer=',
    '?payer=longer-than-ten',
    '?from=2026-02-31',
    '?from=31-01-2026',
    '?from=1200-01-01',
    '?state=paid',
    '?unknown=1',
  ])('drops what is none of it: %s', (address) => expect(readAddress(address)).toEqual(nothing));

  test('leaves out the usual order', () => expect(readAddress('?by=created').by).toBeUndefined());

  test('takes numbers as they are, from links within the page', () =>
    expect(read({ page: 2, size: 50 })).toEqual({ ...nothing, page: 2, size: 50 }));
});

describe('the filters of a list', () => {
  test('in force are those with a value, in their own order', () => {
    const inForce = filtersInForce(payments.filters, readAddress('?state=PAID&payer=Meena&page=2'));
    expect(inForce.map(({ filter, value }) => [filter.name, value])).toEqual([
      ['payer', 'Meena'],
      ['state', 'PAID'],
    ]);
  });

  test('that change begin at the first page and leave order, size and shape', () => {
    const search = readAddress('?page=4&size=25&sort=asc&view=table&payer=Meena&state=PAID');
    expect(refiltered(payments.filters, search, { payer: 'Ravi', from: '' })).toEqual({
      ...nothing,
      size: 25,
      sort: 'asc',
      view: 'table',
      payer: 'Ravi',
    });
  });
});
