import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import { countSyllables, readingEase } from './reading-ease.ts';
import { stemOf } from './stem-of.ts';

it.each([
  ['run', 'runs', 'running', 'ran'],
  ['happy', 'happily', 'happiness'],
  ['calm', 'calms', 'calmly', 'calmed', 'calming', 'calmer', 'calmest'],
  ['make', 'makes', 'making', 'made'],
  ['feel', 'feels', 'felt', 'feeling', 'feelings'],
  ['story', 'stories'],
  ['touch', 'touches', 'touched'],
  ['child', 'children'],
  ['keep', 'kept', 'keeping'],
])('finds that the forms of %s are one', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

it.each([
  ['sing', 'string'],
  ['bring', 'bed'],
  ['glass', 'glad'],
  ['order', 'odd'],
])('keeps %s and %s apart', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

describe('what is taken back', () => {
  const negated = (text: string) =>
    readWords(text)
      .filter((word) => word.negated && word.text.length > 3)
      .map(({ text: word }) => word);
  it.each([
    ['They do not hurry.', ['hurry']],
    ['They don’t like noise.', ['like', 'noise']],
    ['They cannot wait.', ['wait']],
    ['No trouble, but a song.', ['trouble']],
    ['They start without a push and enjoy songs.', ['push']],
    ['They hardly notice.', ['notice']],
    ['They would rather try than sit and wonder.', ['wonder']],
    ['They hurry.', []],
    ['Not only songs please them.', []],
    ['Not now: songs please them.', []],
  ] as const)('in "%s"', (text, words) => expect(negated(text)).toEqual(expect.arrayContaining([...words])));
  it('ends with its clause', () => {
    expect(negated('They do not hurry, and songs please them.')).toEqual(['hurry']);
    expect(negated('They hurry.')).toEqual([]);
    expect(negated('Not only songs please them.')).toEqual([]);
  });
});

describe('reading ease', () => {
  it.each([
    ['cat', 1],
    ['table', 2],
    ['people', 2],
    ['wanted', 2],
    ['walked', 1],
    ['quietly', 3],
    ['everybody', 4],
    ['curiosity', 5],
    ['make', 1],
    ['changes', 2],
    ['idea', 3],
    ['rhythm', 1],
  ] as const)('counts the syllables of %s: %i', (word, count) => expect(countSyllables(word)).toBe(count));
  it('tells easy from hard', () => {
    expect(readingEase('The cat sat on the mat. It was a warm day.')).toBeGreaterThan(100);
    expect(
      readingEase('Considerable organisational complexity characterises institutional communication.'),
    ).toBeLessThan(0);
    expect(readingEase('')).toBe(100);
  });
});
