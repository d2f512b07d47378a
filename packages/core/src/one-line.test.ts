import { expect, it } from 'vitest';
import { hasPiledMarks, isOneLine } from './one-line.ts';

it.each([
  ['Tamil', 'ஸ்ரீநிவாஸன் லக்ஷ்மி கௌசல்யா'],
  ['Hindi', 'श्री कृष्णाँ ज़ैनब क़ुर्रतुलऐन'],
  ['Vietnamese, composed and not', `Nguyễn Thị Hường ${'Nguyễn Thị Hường'.normalize('NFD')}`],
  ['Hebrew with points and an accent', 'שִּׁ֑ירָה'],
  ['Tibetan', 'བསྒྲུབས'],
  ['a family of emoji', '👨‍👩‍👧‍👦 1️⃣'],
])('takes names in %s', (_language, name) => {
  expect([isOneLine(name), hasPiledMarks(name)]).toEqual([true, false]);
});

it('counts marks on one letter, whatever is hidden between them', () => {
  const marked = (count: number, between = '') => `a${`\u0301${between}`.repeat(count)}b`;
  expect([4, 5, 40].map((count) => hasPiledMarks(marked(count)))).toEqual([false, true, true]);
  for (const between of ['\u200D', '\u200B', '\u2060', '\u00AD', '\uFEFF'])
    expect(hasPiledMarks(marked(40, between))).toBe(true);
});

it.each([
  '\n',
  '\r',
  '\t',
  '\0',
  '\u001B[31m',
  '\u007F',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u2066',
  '\uD800',
])('takes no %j within a line', (character) => expect(isOneLine(`Di${character}ya`)).toBe(false));
