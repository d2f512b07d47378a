import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import { describe, expect, test } from 'vitest';
import { readItems, readingMinutes } from './read-items.ts';

const without: Omit<Parameters<typeof readItems>[0], 'reportJson'> = {
  notes: [],
  steadiness: [],
  timeAccuracy: 'exact',
};

describe('readItems', () => {
  test('leaves out what has no text and keeps each note with its item', () => {
    const reportJson = JSON.stringify([
      { description: 'one' },
      { description: '  ' },
      { description: 'three', planet: 'Sun' },
    ]);
    const steadiness = ['stable', 'stable', 'depends-on-minute'] as const;
    const read = (timeAccuracy: TimeAccuracy) =>
      readItems({ reportJson, notes: ['a', 'b', 'c'], steadiness: [...steadiness], timeAccuracy });
    expect(read('about15')).toEqual([
      { description: 'one', note: 'a', holds: 'minute' },
      { description: 'three', planet: 'Sun', note: 'c' },
    ]);
    expect(read('unknown')?.[0]?.holds).toBe('day');
  });

  test('does without notes', () =>
    expect(readItems({ ...without, reportJson: '[{"description":"one"}]' })).toEqual([
      { description: 'one', note: '' },
    ]));

  test.each(['', 'nonsense', '{}', 'null', '[{"text":1}]', '["one"]'])('cannot read %j', (reportJson) =>
    expect(readItems({ ...without, reportJson })).toBeUndefined(),
  );
});

describe('readingMinutes', () => {
  test('counts words', () => expect(readingMinutes(['a '.repeat(500), 'b '.repeat(500)])).toBe(5));
  test('is never nothing', () => expect(readingMinutes(['short'])).toBe(1));
});
