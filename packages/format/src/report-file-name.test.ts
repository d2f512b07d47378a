import { expect, it } from 'vitest';
import { cutToLength } from './cut-graphemes.ts';
import { reportFileName } from './report-file-name.ts';

it('names files with the letters of every script', () => {
  expect(reportFileName('கயல்விழி K. O’Neil')).toBe('AIReport_கயல்விழி_K__O_Neil.pdf');
  expect(reportFileName('Diya ❤\uFE0F 1\uFE0F\u20E3')).toBe('AIReport_Diya____1__.pdf');
  expect(reportFileName('../etc', 'AI_Report_')).toBe('AI_Report____etc.pdf');
  expect(reportFileName('Ravi', 'AIReport_', { madeOn: '2026-11-22' })).toBe('AIReport_Ravi_2026-11-22.pdf');
  expect(reportFileName('Ravi', 'AIReport_', { lang: 'ta' })).toBe('AIReport_Ravi_தமிழ்.pdf');
});

it.each([
  ['Tamil', 'கு'],
  ['Tamil of three signs', 'கொ'],
  ['Hindi', 'श्री'],
  ['beyond the first plane', '𑀅𑀸'],
  ['Latin with a mark that stays apart', 'q\u0303'],
])('cuts a long name between letters, to what a file system takes: %s', (_script, letter) => {
  const name = reportFileName(letter.repeat(150), 'AI_Report_', { madeOn: '2026-11-22', lang: 'ta' }).replace(
    '.pdf',
    '_1000.pdf',
  );
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  const person = name.slice('AI_Report_'.length, -'_2026-11-22_தமிழ்_1000.pdf'.length);
  expect(person.replaceAll(letter, '')).toBe('');
  expect(person.length).toBeGreaterThan(40);
  // A name of Latin letters, which has a hundred at most, is never cut.
  expect(reportFileName('a'.repeat(100))).toBe(`AIReport_${'a'.repeat(100)}.pdf`);
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['கொகொ', 3, 'கொ'],
  ['a😀', 2, 'a'],
  ['👩‍👩‍👧b', 4, ''],
])('ends %j before the character that passes %i', (text, most, beginning) => {
  expect(cutToLength(text, most)).toBe(beginning);
});
