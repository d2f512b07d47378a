import type { Planet } from '@udaya/astro/planets';

/** The ten areas of life that a reading is divided into, by the planet that speaks of each. Readers see the area, never the planet. */
export const areaOf = {
  Sun: 'confidence',
  Moon: 'feelings',
  Mercury: 'learning',
  Venus: 'friends',
  Mars: 'energy',
  Jupiter: 'fairness',
  Saturn: 'patience',
  Rahu: 'wishes',
  Ketu: 'letting-go',
  Ascendant: 'meeting',
} as const satisfies Record<Planet, string>;
export type Area = (typeof areaOf)[Planet];

/** All of them, in the order of the planets. */
export const areas = Object.values(areaOf);

/** Those that may set a task; Moon and Ascendant, which lead the report, set none. */
export const taskAreas: readonly Area[] = areas.filter(
  (area) => area !== areaOf.Moon && area !== areaOf.Ascendant,
);
