import { expect, test } from 'vitest';
import { readQuery, writeQuery } from './query-string.ts';

test('numbers, text and marks survive the way through the URL', () => {
  const query = writeQuery({ page: 2, planet: 'Sun##5', name: 'மதி & co', empty: '', none: undefined });
  expect(query).toBe(`?page=2&planet=Sun%23%235&name=${encodeURIComponent('மதி')}+%26+co`);
  expect(readQuery(query)).toEqual({ page: '2', planet: 'Sun##5', name: 'மதி & co' });
});

test('no values make no question mark', () => {
  expect(writeQuery({})).toBe('');
});
