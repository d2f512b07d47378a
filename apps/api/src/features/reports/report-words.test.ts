import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { expect, it } from 'vitest';
import { mansionWords, signName } from './report-words.ts';

it('names every sign and every nakshatra, and nothing beyond them', () => {
  expect(signs.map(({ number }) => signName(number))).toEqual(
    signs.map(({ sanskrit, english }) => `${sanskrit} (${english})`),
  );
  expect(nakshatras.map(({ number }) => mansionWords({ nakshatra: number, pada: 2 }))).toEqual(
    nakshatras.map(({ name }) => `${name}, pada 2`),
  );
  expect([signName(0), signName(13), mansionWords({ nakshatra: 28, pada: 2 })]).toEqual(['', '', '']);
});
