import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { expect, it } from 'vitest';
import { mansionText, signName } from './report-text.ts';

it('names every sign and every nakshatra, and nothing beyond them', () => {
  expect(signs.map(({ number }) => signName(number))).toEqual(
    signs.map(({ sanskrit, english }) => `${sanskrit} (${english})`),
  );
  expect(nakshatras.map(({ number }) => mansionText({ nakshatra: number, pada: 2 }))).toEqual(
    nakshatras.map(({ name }) => `${name}, pada 2`),
  );
  expect([signName(0), signName(13), mansionText({ nakshatra: 28, pada: 2 })]).toEqual(['', '', '']);
});
