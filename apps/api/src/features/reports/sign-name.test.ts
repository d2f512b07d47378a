import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { expect, it } from 'vitest';
import { nakshatraName } from './nakshatra-name.ts';
import { signName } from './sign-name.ts';

it('names every sign and every nakshatra, and nothing beyond them', () => {
  expect(signs.map(({ number }) => signName(number))).toEqual(
    signs.map(({ sanskrit, english }) => `${sanskrit} (${english})`),
  );
  const moon = { pada: 2, moonSteadiness: 'stable' } as const;
  expect(nakshatras.map(({ number }) => nakshatraName({ ...moon, nakshatra: number }))).toEqual(
    nakshatras.map(({ name }) => `${name}, pada 2`),
  );
  expect([signName(0), signName(13), nakshatraName({ ...moon, nakshatra: 28 })]).toEqual(['', '', '']);
});
