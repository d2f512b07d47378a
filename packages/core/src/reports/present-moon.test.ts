import { expect, it } from 'vitest';
import type { TimeAccuracy } from '../births/birth-words.ts';
import { type MoonFacts, presentMoon } from './present-moon.ts';

const chart = { chandraRasi: 3, nakshatra: 7, pada: 3, moonSteadiness: 'stable' } as const;
const shown = (change: Partial<MoonFacts['chart']>, accuracy: TimeAccuracy) =>
  presentMoon(
    { chart: { ...chart, ...change }, otherPositions: [4] },
    { moonSign: true, nakshatra: true },
    accuracy,
  );

it('names every quarter of the lunar mansion that the window of the birth time leaves open', () => {
  expect(shown({ padas: [3, 4] }, 'about60')).toEqual({
    signs: [3, 4],
    mansion: { nakshatra: 7, padas: [3, 4] },
  });
  expect(shown({ moonSteadiness: 'depends-on-minute', padas: [1, 4] }, 'about60').mansion).toBeUndefined();
});

it('knows the quarter of an older report by an exact time alone', () => {
  expect(shown({}, 'exact').mansion?.padas).toEqual([3]);
  for (const accuracy of ['about15', 'about60', 'unknown'] as const)
    expect(shown({}, accuracy).mansion?.padas).toEqual([]);
});
