import { describe, expect, test } from 'vitest';
import { readingMinutes, readItems } from './read-items.ts';

describe('readItems', () => {
  test('leaves out what has no text and keeps each note with its item', () => {
    const json = JSON.stringify([
      { description: 'one' },
      { description: '  ' },
      { description: 'three', planet: 'Sun' },
    ]);
    expect(readItems(json, ['a', 'b', 'c'])).toEqual([
      { description: 'one', note: 'a' },
      { description: 'three', planet: 'Sun', note: 'c' },
    ]);
  });

  test('does without notes', () =>
    expect(readItems('[{"description":"one"}]', [])).toEqual([{ description: 'one', note: '' }]));

  test.each(['', 'nonsense', '{}', 'null', '[{"text":1}]', '["one"]'])('cannot read %j', (json) =>
    expect(readItems(json, [])).toBeUndefined(),
  );
});

describe('readingMinutes', () => {
  test('counts words', () => expect(readingMinutes(['a '.repeat(500), 'b '.repeat(500)])).toBe(5));
  test('is never nothing', () => expect(readingMinutes(['short'])).toBe(1));
});
