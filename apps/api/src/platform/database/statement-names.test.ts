import { describe, expect, test } from 'vitest';
import { nameOf, openStatementNames } from './statement-names.ts';

const said = (nameIt: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameIt(text));

describe('the names of statements', () => {
  test('a text has one from the third time on, the same everywhere', () => {
    const text = 'select a from b where c = $1';
    expect(said(openStatementNames(), text, 4)).toEqual([undefined, undefined, nameOf(text), nameOf(text)]);
    expect(nameOf(text)).not.toBe(nameOf(`${text} `));
    // PostgreSQL cuts longer ones, and two might become one.
    expect(nameOf(text).length).toBeLessThan(64);
  });

  test.each([
    'select a from b where search_fold(c) like $1',
    'select a from b where c @> array[$1]::smallint[]',
    'select a from b where c in ($1, $2)',
    'insert into a (b, c) values ($1, default), ($2, default)',
  ])('what its values plan, or what is as long as they are many, has none: %s', (text) => {
    expect(said(openStatementNames(), text, 10)).toEqual(Array.from({ length: 10 }));
  });

  test('a list of one value and an insert of one row have theirs', () => {
    for (const text of ['select a from b where c in ($1)', 'insert into a (b, c) values ($1, $2)'])
      expect(said(openStatementNames(), text, 3).at(-1)).toBe(nameOf(text));
  });

  test('however many texts there are, connections keep no more than 200', () => {
    const nameIt = openStatementNames();
    const given = Array.from({ length: 5_000 }, (_, index) => said(nameIt, `select ${index}`, 3).at(-1));
    expect(given.filter((name) => name !== undefined)).toHaveLength(200);
    expect(nameIt('select 0')).toBe(nameOf('select 0'));
  });
});
