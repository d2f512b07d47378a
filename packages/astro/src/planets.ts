/**
 * The ten points of a chart, by the names that the specification, the knowledge base and the wire use.
 * Rahu and Ketu are the Moon's ascending and descending node.
 */
export const planets = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Rahu',
  'Ketu',
  'Ascendant',
] as const;

/** One of the ten points of a chart. */
export type Planet = (typeof planets)[number];

/** The nine points that hang on the instant alone. The Ascendant also needs a place and an exact time. */
export const skyPlanets = planets.slice(0, 9) as readonly SkyPlanet[];

/** A point that exists without place or exact time. */
export type SkyPlanet = Exclude<Planet, 'Ascendant'>;
