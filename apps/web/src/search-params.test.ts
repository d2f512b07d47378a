import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-params.ts';

test('numbers, text and marks survive the way through the URL', () => {
  const query = writeSearch({ page: 2, planet: 'Sun##5', name: 'மதி & co', empty: '', none: undefined });
  expect(query).toBe(`?page=2&planet=Sun%23%235&name=${encodeURIComponent('மதி').replace(/%20/g, '+')}+%26+co`);
  expect(readSearch(query)).toEqual({ page: '2', planet: 'Sun##5', name: 'மதி & co' });
});

test('no values make no question mark', () => {
  expect(writeSearch({})).toBe('');
});
