import { expect, it } from 'vitest';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import { localPlace } from './local-place.ts';

it.each([
  ['en', 'Madurai, Madurai district, Tamil Nadu, India', 'Madurai, Madurai district, Tamil Nadu, India'],
  ['ta', 'Madurai, Madurai district, Tamil Nadu, India', 'மதுரை, மதுரை மாவட்டம், தமிழ்நாடு, இந்தியா'],
  ['hi', 'Madurai, Madurai district, Tamil Nadu, India', 'मदुरै, ज़िला मदुरै, तमिलनाडु, भारत'],
  // A village that has no name of its own there keeps its Latin one.
  ['ta', 'Zzyzx, Madurai district, Tamil Nadu, India', 'Zzyzx, மதுரை மாவட்டம், தமிழ்நாடு, இந்தியா'],
  ['ta', 'London, England, United Kingdom', 'London, England, யுனைடெட் கிங்டம்'],
] as const)('a place is told in %s: %s', (locale, place, told) => {
  expect(runInLocale(locale, () => localPlace(place))).toBe(told);
});
