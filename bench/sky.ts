/**
 * How long the sky of a birth takes, beside `astronomy-engine`, which is asked for the places of the same bodies alone; how far the two are
 * apart, and how large the picture is: `npm run bench:sky`. The differences are written to `packages/astro/data/accuracy.json`.
 */
import { readFileSync } from 'node:fs';
import { readEphemeris } from '@udaya/astro/ephemeris';
import { localSky } from '@udaya/astro/local-sky';
import { localStars } from '@udaya/astro/star-catalogue';
import { drawBirthSky } from '@udaya/chart-drawing/birth-sky';
import * as independent from 'astronomy-engine';
import { starData, tableBytes } from '../packages/astro/testing/table.ts';
import { writeAccuracy } from './write-accuracy.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};
const independentVersion = lock.packages['node_modules/astronomy-engine']?.version ?? '';
const ephemeris = readEphemeris(tableBytes());
const data = starData();
const births = Array.from({ length: 500 }, (_, index) => ({
  utcMs: Date.UTC(1900, 0, 1) + ((index * 0.618034) % 1) * 150 * 365.25 * 86_400_000,
  latDeg: (((index * 0.754878) % 1) - 0.5) * 130,
  lonDegEast: (((index * 0.569841) % 1) - 0.5) * 360,
}));
type Birth = (typeof births)[number];

const draw = (birth: Birth): string =>
  drawBirthSky({
    sky: localSky(ephemeris, birth),
    stars: localStars(data, birth),
    directions: ['N', 'E', 'S', 'W'],
  });
const { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn } = independent.Body;
/** Heights and directions in degrees, as the library sees them. */
function places({ utcMs, latDeg, lonDegEast }: Birth): { altDeg: number; azDeg: number }[] {
  const [at, observer] = [new Date(utcMs), new independent.Observer(latDeg, lonDegEast, 0)];
  return [Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn].map((body) => {
    const { ra, dec } = independent.Equator(body, at, observer, true, true);
    const { altitude, azimuth } = independent.Horizon(at, observer, ra, dec, 'normal');
    return { altDeg: altitude, azDeg: azimuth };
  });
}

/** How far two directions are apart, in degrees. */
function apart(one: { altDeg: number; azDeg: number }, other: { altDeg: number; azDeg: number }): number {
  const vector = ({ altDeg, azDeg }: typeof one) => {
    const [alt, az] = [altDeg, azDeg].map((deg) => (deg * Math.PI) / 180) as [number, number];
    return [Math.cos(alt) * Math.cos(az), Math.cos(alt) * Math.sin(az), Math.sin(alt)] as const;
  };
  const [[a, b, c], [x, y, z]] = [vector(one), vector(other)];
  return (2 * Math.asin(Math.hypot(a - x, b - y, c - z) / 2) * 180) / Math.PI;
}

/** The differences of all bodies that are above the horizon, in degrees, the smallest first. */
const differences = births
  .flatMap((birth) => {
    const { sun, moon, planets } = localSky(ephemeris, birth);
    const theirs = places(birth);
    return [sun, moon, ...planets].flatMap((ours, index) => {
      const other = theirs[index];
      return other && other.altDeg > 0 ? [apart(ours, other)] : [];
    });
  })
  .sort((one, other) => one - other);

function perBirth(work: (birth: Birth) => unknown): string {
  for (const birth of births.slice(0, 50)) work(birth);
  const begun = performance.now();
  for (const birth of births) work(birth);
  return `${((performance.now() - begun) / births.length).toFixed(3)} ms`;
}
const sizes = births.map((birth) => draw(birth).length).sort((one, other) => one - other);
console.log(`seven bodies, this engine          ${perBirth((birth) => localSky(ephemeris, birth))}`);
console.log(`seven bodies, astronomy-engine     ${perBirth(places)}`);
console.log(`the whole sky, drawn               ${perBirth(draw)}`);
console.log(`bytes of a picture, median, most   ${sizes[250]}, ${sizes.at(-1)}`);
const inDegrees = (share: number) =>
  Math.round((differences[Math.floor((differences.length - 1) * share)] ?? 0) * 1000) / 1000;
console.log(
  `apart from it, degrees, median, most ${inDegrees(0.5)}, ${inDegrees(1)} of ${differences.length}`,
);
writeAccuracy('sky', {
  measuredOn: new Date().toISOString().slice(0, 10),
  comparedWith: `astronomy-engine ${independentVersion}`,
  births: births.length,
  bodies: differences.length,
  medianDeg: inDegrees(0.5),
  maxDeg: inDegrees(1),
});
