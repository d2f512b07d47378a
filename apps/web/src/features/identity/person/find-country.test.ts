import { describe, expect, test } from 'vitest';
import { meansCountry } from './find-country.ts';

const reunion = { name: 'Réunion', pcode: '+262', code: 'RE' };
const singapore = { name: 'Singapore', pcode: '+65', code: 'SG' };

describe('a country', () => {
  test.each(['', 'sing', 'PORE', 'sg', '+65', '6'])('Singapore is meant by %j', (typed) => {
    expect(meansCountry(singapore, typed)).toBe(true);
  });
  test.each(['s g', '65 6', '5', 'india'])('Singapore is not meant by %j', (typed) => {
    expect(meansCountry(singapore, typed)).toBe(false);
  });
  test('is found without its accents', () => {
    expect(meansCountry(reunion, 'reunion')).toBe(true);
    expect(meansCountry(reunion, 'RÉU')).toBe(true);
  });
});
