import { describe, expect, it } from 'vitest';
import { searchFor } from './search-terms.ts';

describe('searchFor', () => {
  it.each(['a', 'ka', 'ம', 'லீ', 'ñ', '7'])('looks for %s where a word begins', (part) => {
    expect(searchFor(part)).toEqual({ isStart: true, terms: [part] });
  });

  it.each([
    ['kum', ['kum']],
    ['kumar', ['kum', 'uma', 'mar']],
    ['a b', ['a b']],
    ['aaaa', ['aaa']],
    ['தமிழ்', ['தமி', 'மிழ', 'ிழ்']],
    ['%%%', ['%%%']],
    ['😀😀😀', ['😀😀😀']],
  ])('looks for %s by three characters in a row', (part, terms) => {
    expect(searchFor(part)).toEqual({ isStart: false, terms });
  });

  it.each([
    ["o'", ["'"]],
    ['%', ['%']],
    ['_\\', ['_', '\\']],
    ['--', ['-']],
    ['.k', ['.']],
  ])('looks for %s wherever its symbols stand', (part, terms) => {
    expect(searchFor(part)).toEqual({ isStart: false, terms });
  });
});
