import { expect, it } from 'vitest';
import { helpAbroad, helplines, tappableNumbers } from './helplines.ts';

it('has an emergency number for each country, and a source and a day for its numbers', () => {
  for (const [country, { lines, sources, entered }] of Object.entries(helpAbroad)) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(lines.filter(({ kind }) => kind === 'emergency')).toHaveLength(1);
    expect(lines.filter(({ kind, name }) => (kind === 'emergency') !== (name === ''))).toEqual([]);
    for (const { number } of lines) expect(number).toMatch(/^\d[\d -]+\d$/);
    for (const source of sources) expect(new URL(source).protocol).toBe('https:');
    expect(sources.length).toBeGreaterThan(0);
    expect(Temporal.PlainDate.from(entered).toString()).toBe(entered);
  }
});

it('leaves India to its own words, which name its numbers in every report', () => {
  expect(Object.keys(helpAbroad)).not.toContain('IN');
  expect(tappableNumbers).toEqual(expect.arrayContaining([...helplines]));
});
