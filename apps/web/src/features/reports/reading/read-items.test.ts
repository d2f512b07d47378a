import { describe, expect, test } from 'vitest';
import { readItems, readingMinutes } from './read-items.ts';

const without: Omit<Parameters<typeof readItems>[0], 'reportJson'> = {
  notes: [],
  steadiness: [],
  areas: [],
  minutes: [],
  frame: null,
  feedback: [],
};

describe('readItems', () => {
  test('leaves out what has no text and keeps what stands beside the JSON with its item', () => {
    const reportJson = JSON.stringify([
      { description: 'one' },
      { description: '  ' },
      { description: 'three', planet: 'Sun', descriptionTitle: 'A title' },
    ]);
    const parts = readItems({
      reportJson,
      notes: ['a', 'b', 'c'],
      steadiness: ['stable', 'stable', 'depends-on-minute'],
      areas: [
        { area: 'feelings', heading: 'Feelings' },
        { area: 'energy', heading: 'Energy' },
        { area: 'confidence', heading: 'Confidence' },
      ],
      minutes: ['', '', 'a minute'],
      frame: {
        glance: { strengths: [], watch: '', helps: '', firstStep: '' },
        bridges: [{ after: 2, joins: 'Feelings and Friends', text: 'a bridge', note: '' }],
        plan: { week: '', month: [] },
        mansion: null,
      },
      feedback: [{ area: 'confidence', verdict: 'notQuite' }],
    });
    expect(parts).toMatchObject([
      { id: 'part-1', name: 'Feelings', note: '', minute: '', bridges: [], verdict: undefined },
      {
        id: 'part-2',
        name: 'Confidence',
        descriptionTitle: 'A title',
        note: 'c',
        minute: 'a minute',
        bridges: [{ after: 2, joins: 'Feelings and Friends', text: 'a bridge', note: '' }],
        area: 'confidence',
        verdict: 'notQuite',
      },
    ]);
  });

  test('numbers the parts of old reports, and calls them by their titles for those who see them', () => {
    const reportJson = JSON.stringify([
      { description: 'one' },
      { description: 'two', planet: 'Moon', descriptionTitle: 'Titled' },
    ]);
    const areas = [{ area: 'confidence' as const, heading: '' }];
    expect(readItems({ ...without, reportJson, areas })).toMatchObject([
      { name: 'Part 1', named: false, area: 'confidence' },
      { name: 'Titled', named: true },
    ]);
  });

  test.each(['', 'nonsense', '{}', 'null', '[{"text":1}]', '["one"]'])('cannot read %j', (reportJson) =>
    expect(readItems({ ...without, reportJson })).toBeUndefined(),
  );
});

describe('readingMinutes', () => {
  test('counts words', () => expect(readingMinutes(['a '.repeat(500), 'b '.repeat(500)], 'en')).toBe(5));
  test('takes as long in Tamil and in Hindi, which have fewer and more words for the same', () => {
    expect(readingMinutes(['அ '.repeat(300)], 'ta')).toBe(3);
    expect(readingMinutes(['अ '.repeat(600)], 'hi')).toBe(3);
  });
  test('is never nothing', () => expect(readingMinutes(['short'], 'en')).toBe(1));
});
