import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../api/query-string.ts';
import { filterErrors } from './filter-errors.ts';
import { activeFilters, filtersUnder, type ListDefinition, listSearch, refiltered } from './list-search.ts';

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
  test('active are those with a value, in their own order', () => {
    const inForce = activeFilters(payments.filters, readAddress('?state=PAID&payer=Meena&page=2'));
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

const choices = { key: 'none', load: async () => ({ content: [], more: false }) };
const reports = {
  filters: [
    { kind: 'pick', name: 'group', label: () => 'Group', choices },
    { kind: 'pick', name: 'branch', label: () => 'Branch', choices, under: 'group' },
    { kind: 'pick', name: 'user', label: () => 'User', choices, under: 'branch' },
    {
      kind: 'text',
      name: 'mobile',
      label: () => 'Mobile',
      maxLength: 11,
      pattern: { is: /^\d{8,10}$/, message: () => 'no mobile' },
    },
    {
      kind: 'select',
      name: 'planet',
      label: () => 'Planet',
      options: () => [{ value: 'Moon', label: 'Moon' }],
      requiredWith: { filter: 'position', message: () => 'no planet' },
    },
    {
      kind: 'select',
      name: 'position',
      label: () => 'Position',
      options: () => [{ value: '4', label: '4' }],
      requiredWith: { filter: 'planet', message: () => 'no position' },
    },
    { kind: 'date', name: 'from', label: () => 'From' },
    { kind: 'date', name: 'to', label: () => 'To', from: 'from' },
  ],
  sorts: ['created'],
} as const satisfies ListDefinition<
  'group' | 'branch' | 'user' | 'mobile' | 'planet' | 'position' | 'from' | 'to'
>;

describe('filters that hang together', () => {
  const readReports = (address: string) =>
    activeFilters(reports.filters, listSearch(reports)(readQuery(address))).map(({ filter }) => filter.name);

  test.each<[string, string[]]>([
    ['?group=group-one&branch=branch-one&user=user-one', ['group', 'branch', 'user']],
    ['?group=group-one&user=user-one', ['group']],
    ['?branch=branch-one&user=user-one', []],
    ['?group=short', []],
    ['?group=group-one/../secret', []],
    ['?planet=Moon&position=4', ['planet', 'position']],
    ['?planet=Moon', []],
    ['?position=4', []],
    ['?planet=Moon&position=13', []],
    ['?mobile=98765432', ['mobile']],
    ['?mobile=9876543', []],
    ['?mobile=98765432109', []],
    ['?mobile=9876-5432', []],
  ])('in an address are dropped where they mean nothing by themselves: %s', (address, names) =>
    expect(readReports(address)).toEqual(names),
  );

  test('go together', () => {
    const search = {
      group: 'group-one',
      branch: 'branch-one',
      user: 'user-one',
      planet: 'Moon',
      position: '4',
    };
    const without = (name: string) =>
      activeFilters(reports.filters, refiltered(reports.filters, search, { ...search, [name]: '' })).map(
        ({ filter }) => filter.name,
      );
    expect(without('group')).toEqual(['planet', 'position']);
    expect(without('branch')).toEqual(['group', 'planet', 'position']);
    expect(without('planet')).toEqual(['group', 'branch', 'user']);
  });

  test('are known from above', () => {
    const under = (name: string) => filtersUnder(reports.filters, name).map((filter) => filter.name);
    expect(under('group')).toEqual(['branch', 'user']);
    expect(under('branch')).toEqual(['user']);
    expect(under('user')).toEqual([]);
  });
});

describe('what is typed into a filter', () => {
  const errors = (values: Record<string, string>) =>
    Object.fromEntries(filterErrors(reports.filters, values));

  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ mobile: ' 98765432 ' }, {}],
    [{ mobile: '98765432109' }, { mobile: 'no mobile' }],
    [{ mobile: '9876543x' }, { mobile: 'no mobile' }],
    [{ planet: 'Moon' }, { position: 'no position' }],
    [{ position: '4' }, { planet: 'no planet' }],
    [{ planet: 'Moon', position: '4' }, {}],
    [{ from: '2026-02-01', to: '2026-02-01' }, {}],
    [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'The end date is before the start date' }],
    [{ to: 'tomorrow' }, { to: 'Please enter a date such as 14-07-2026' }],
  ])('%o is answered by %o', (values, told) => expect(errors(values)).toEqual(told));
});
