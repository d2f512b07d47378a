import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { expect, it } from 'vitest';
import { mansionText, signName } from './report-text.ts';

it('names every sign and every nakshatra, and nothing beyond them', () => {
  expect(signs.map(({ number }) => signName(number))).toEqual(
    signs.map(({ sanskrit, english }) => `${sanskrit} (${english})`),
  );
  expect(nakshatras.map(({ number }) => mansionText({ nakshatra: number, padas: [2] }))).toEqual(
    nakshatras.map(({ name }) => `${name}, pada 2`),
  );
  const hasta = (...padas: number[]) => mansionText({ nakshatra: 13, padas });
  expect([hasta(3, 4), hasta(2, 3, 4), hasta(1, 2, 3, 4), hasta()]).toEqual([
    'Hasta, pada 3 or 4',
    'Hasta, pada 2, 3, or 4',
    'Hasta',
    'Hasta',
  ]);
  expect([signName(0), signName(13), mansionText({ nakshatra: 28, padas: [2] })]).toEqual(['', '', '']);
});
