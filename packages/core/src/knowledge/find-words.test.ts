import { describe, expect, it } from 'vitest';
import { excerptOf, holdsAll, markWords, searchWords } from './find-words.ts';

const hits = (text: string, query: string) =>
  markWords(text, searchWords(query))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);
const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

describe('the words of a search', () => {
  it('are found whatever their case and accents, and marked as they stand', () => {
    expect(hits('A café and a CAFE.', 'Café')).toEqual(['café', 'CAFE']);
  });

  it('are found in any script, with the marks of their last letter', () => {
    expect(hits('அம்மா மெதுவாகப் பேசுகிறார்', 'மெதுவா')).toEqual(['மெதுவா']);
    expect(hits('धीरे बोलना', 'धीर')).toEqual(['धीरे']);
    expect(hits('静かな夜', '夜')).toEqual(['夜']);
  });

  it('are found in a text whose letters are composed otherwise', () => {
    expect(hits('cafe\u0301 au lait', 'caf\u00E9')).toEqual(['caf\u00E9']);
  });

  it('keep the text whole, also where a letter becomes two when it is folded', () => {
    const text = 'ﬁre, Straße, İzmir and fire';
    expect(joined(markWords(text, searchWords('fire')))).toBe(text);
    expect(hits(text, 'fire')).toEqual(['ﬁre', 'fire']);
  });

  it('must all stand somewhere', () => {
    expect(holdsAll(['A calm title', 'and a text'], searchWords('text calm'))).toBe(true);
    expect(holdsAll(['A calm title', 'and a text'], searchWords('calm storm'))).toBe(false);
  });

  it('count once where one contains another', () => {
    expect(searchWords('calm calmly  CALM')).toEqual(['calmly']);
  });
});

describe('an excerpt', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();

  it('shows the first hit, cut between words', () => {
    const pieces = excerptOf(text, searchWords('needle'), 100);
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['needle']);
    expect(joined(pieces)).toMatch(/^… before .* after …$/);
    expect(joined(pieces).length).toBeLessThan(130);
  });

  it('is the whole of a short text', () => {
    expect(excerptOf('Short.', [], 100)).toEqual([{ text: 'Short.', hit: false }]);
  });
});
