/**
 * How long the sky of a birth takes, beside `astronomy-engine`, which is asked for the places of the same bodies alone; how far the two are
 * apart, and how large the picture is: `npm run bench:sky`.
 */
import { readEphemeris } from '@udaya/astro/ephemeris';
import { localSky } from '@udaya/astro/local-sky';
import { localStars } from '@udaya/astro/star-catalogue';
import { drawBirthSky } from '@udaya/chart-drawing/birth-sky';
import * as independent from 'astronomy-engine';
import { starData, tableBytes } from '../packages/astro/testing/table.ts';

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
function places({ utcMs, latDeg, lonDegEast }: Birth): void {
  const [at, observer] = [new Date(utcMs), new independent.Observer(latDeg, lonDegEast, 0)];
  for (const body of [Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn]) {
    const { ra, dec } = independent.Equator(body, at, observer, true, true);
    independent.Horizon(at, observer, ra, dec, 'normal');
  }
}

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
