import { describe, expect, it } from 'vitest';
import { searchFor } from './search-terms.ts';

describe('searchFor', () => {
  it('looks for one letter and for two where a word begins', () => {
    for (const start of ['a', 'ka', 'ம', 'லீ', 'ñ'])
      expect(searchFor(start)).toEqual({ kind: 'start', start });
  });

  it('looks for three Latin letters by themselves', () => {
    expect(searchFor('kum')).toEqual({ kind: 'part', part: 'kum', terms: [] });
  });

  it.each([
    ['a b', ['b']],
    ['ni ku', ['ku']],
    ["o'", ["'"]],
    ["o'bri", ["'", 'br']],
    ['r.k', ['.', 'k']],
    ['%', ['%']],
    ['_\\', ['_', '\\']],
    ['100%', ['%']],
    ['...', ['.']],
    ['தமி', ['+தம', '+மி']],
    ['é k', ['+é ', '+ k', 'k']],
  ])('has terms for %s, which its trigrams would not find', (part, terms) => {
    expect(searchFor(part)).toEqual({ kind: 'part', part, terms });
  });

  it('has something to look for in whatever is asked', () => {
    for (const part of ['-', '--', 'a-', '-a', 'a -', '। ।', '😀', '😀😀', 'ab', 'a b c', '(x)']) {
      const search = searchFor(part);
      const found = search.kind === 'start' ? [search.start] : search.terms;
      expect([part, found.length > 0]).toEqual([part, true]);
    }
  });
});
