import { describe, expect, test } from 'vitest';
import { readTypedDate, typedDate } from './read-typed-date.ts';

describe('readTypedDate', () => {
  test.each([
    '14-07-1943',
    '14/7/1943',
    '14.07.1943',
    '14 07 1943',
    '14071943',
    '14 July 1943',
    '14 jul 1943',
    '14th July, 1943',
    'July 14, 1943',
    '14 ஜூலை, 1943',
    '14 ஜூலை 1943',
    '14 जुलाई 1943',
    ' 1943-07-14 ',
    '1943/7/14',
  ])('reads %s', (typed) => expect(readTypedDate(typed)).toBe('1943-07-14'));

  test('leaves it to the calendar whether there is such a day', () => {
    expect(readTypedDate('31-02-2010')).toBe('2010-02-31');
    expect(readTypedDate('31022010')).toBe('2010-02-31');
    expect(readTypedDate('99999999')).toBe('9999-99-99');
    expect(readTypedDate('14071899')).toBe('1899-07-14');
  });

  test.each([
    '',
    '14',
    '14-07',
    '14-07-43',
    'yesterday',
    '14 foo 1943',
    '1-2-3-4',
    '20190714',
    '20121014',
    '19991231',
  ])('does not read %j', (typed) => expect(readTypedDate(typed)).toBeUndefined());

  test('shows a date the way it is typed', () => {
    expect(typedDate('1943-07-14')).toBe('14-07-1943');
    expect(typedDate('nonsense')).toBe('nonsense');
  });
});
