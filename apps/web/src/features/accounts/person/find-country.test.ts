import { describe, expect, test } from 'vitest';
import { findCountries, findCountry, offeredCountry } from './find-country.ts';

const all = [
  { name: 'India', pcode: '+91', code: 'IN' },
  { name: 'British Indian Ocean Territory', pcode: '+246', code: 'IO' },
  { name: 'Canada', pcode: '+1', code: 'CA' },
  { name: 'Equatorial Guinea', pcode: '+240', code: 'GQ' },
  { name: 'Guinea', pcode: '+224', code: 'GN' },
  { name: 'Réunion', pcode: '+262', code: 'RE' },
  { name: 'Russia', pcode: '+7', code: 'RU' },
  { name: 'Singapore', pcode: '+65', code: 'SG' },
  { name: 'Sri Lanka', pcode: '+94', code: 'LK' },
  { name: 'Ukraine', pcode: '+380', code: 'UA' },
  { name: 'United Kingdom', pcode: '+44', code: 'GB' },
  { name: 'United States', pcode: '+1', code: 'US' },
];
const found = (typed: string) => findCountries(all, typed).map(({ name }) => name);

describe('the countries that may be meant', () => {
  test.each(['', '+', 'sing', 'PORE', 'sg', '+65', '6'])('Singapore is one of them for %j', (typed) => {
    expect(found(typed)).toContain('Singapore');
  });
  test.each(['s g', '65 6', '5', 'india'])('Singapore is none of them for %j', (typed) => {
    expect(found(typed)).not.toContain('Singapore');
  });
  test('are found without their accents', () => {
    expect(found('reunion')).toEqual(['Réunion']);
    expect(found('RÉU')).toEqual(['Réunion']);
  });
  test('keep their order when nothing was typed', () => {
    expect(found('')).toEqual(all.map(({ name }) => name));
  });
  test.each([
    ['guinea', ['Guinea', 'Equatorial Guinea']],
    ['us', ['United States', 'Russia']],
    ['UK', ['United Kingdom', 'Ukraine']],
    ['usa', ['United States']],
  ])('begin for %j with the one that is called so', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });
});

describe('the one country that is meant', () => {
  test.each([
    ['singapore', 'Singapore'],
    [' SINGAPORE ', 'Singapore'],
    ['sri', 'Sri Lanka'],
    ['+65', 'Singapore'],
    ['65', 'Singapore'],
    ['india', 'India'],
    ['Guinea', 'Guinea'],
    ['reunion', 'Réunion'],
  ])('%j means %j', (typed, name) => {
    expect(findCountry(all, typed)?.name).toBe(name);
  });
  test.each(['', ' ', '+', 'xyz', 'united', 'uk', 'us', '+1', '+2', '+999'])(
    '%j means none alone',
    (typed) => {
      expect(findCountry(all, typed)).toBeUndefined();
    },
  );
  test('is not the only one of a list for which nothing was typed', () => {
    expect(findCountry(all.slice(0, 1), '')).toBeUndefined();
  });
});

describe('the country that is offered first', () => {
  test.each([
    ['united', 'United Kingdom'],
    ['us', 'United States'],
    ['guinea', 'Guinea'],
    ['+65', 'Singapore'],
  ])('is for %j %j', (typed, name) => {
    expect(offeredCountry(all, typed)?.name).toBe(name);
  });
  test.each(['', '+', '+1', '1', '+2', 'xyz'])('is none for %j', (typed) => {
    expect(offeredCountry(all, typed)).toBeUndefined();
  });
});
