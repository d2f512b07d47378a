import { describe, expect, it } from 'vitest';
import { layOutText, type Measure } from './lay-out-picture.ts';

// Every letter half as wide as it is high.
const measure: Measure = (text, size) => text.length * size * 0.5;
const box = { width: 400, height: 600, largest: 40, smallest: 20 };

describe('the text of a picture', () => {
  it('is as large as it may be where it is short, and parts its paragraphs', () => {
    expect(layOutText(measure, 'One two\n\nthree', box)).toEqual({
      size: 40,
      lines: ['One two', '', 'three'],
      height: 180,
    });
  });

  it('is smaller where it is long, and never cut off', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);
    const long = layOutText(measure, words(50).join(' '), box);
    expect(long.size).toBeLessThan(40);
    expect(long.height).toBeLessThanOrEqual(600);
    const tooLong = layOutText(measure, words(400).join(' '), box);
    expect([tooLong.size, tooLong.height > 600]).toEqual([20, true]);
    expect(tooLong.lines.join(' ').split(' ')).toEqual(words(400));
    for (const line of tooLong.lines) expect(measure(line, 20)).toBeLessThanOrEqual(400);
  });

  it('breaks a word that is wider than a line between its letters, vowel signs and all', () => {
    const word = 'கொ'.repeat(60);
    const { lines } = layOutText(measure, word, { ...box, smallest: 40 });
    expect(lines.join('')).toBe(word);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^(கொ)+$/u);
  });
});
