import { describe, expect, test } from 'vitest';
import { readingMinutes, readItems } from './read-items.ts';

describe('readItems', () => {
  test('leaves out what has no text and keeps each note with its item', () => {
    const reportJson = JSON.stringify([
      { description: 'one' },
      { description: '  ' },
      { description: 'three', planet: 'Sun' },
    ]);
    const steadiness = ['stable', 'stable', 'depends-on-minute'] as const;
    expect(readItems({ reportJson, notes: ['a', 'b', 'c'], steadiness: [...steadiness] })).toEqual([
      { description: 'one', note: 'a', steady: true },
      { description: 'three', planet: 'Sun', note: 'c', steady: false },
    ]);
  });

  test('does without notes', () =>
    expect(readItems({ reportJson: '[{"description":"one"}]', notes: [], steadiness: [] })).toEqual([
      { description: 'one', note: '', steady: false },
    ]));

  test.each(['', 'nonsense', '{}', 'null', '[{"text":1}]', '["one"]'])('cannot read %j', (reportJson) =>
    expect(readItems({ reportJson, notes: [], steadiness: [] })).toBeUndefined(),
  );
});

describe('readingMinutes', () => {
  test('counts words', () => expect(readingMinutes(['a '.repeat(500), 'b '.repeat(500)])).toBe(5));
  test('is never nothing', () => expect(readingMinutes(['short'])).toBe(1));
});
