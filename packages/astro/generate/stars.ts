/**
 * Makes `data/stars.json` from the data of the npm package `d3-celestial` 0.7.35 (Olaf Frohn, BSD-3-Clause): stars of the
 * Hipparcos catalogue (ESA 1997), the customary lines of constellations, and the outline of the Milky Way in five steps of
 * brightness. Its proper motions are those of Hipparcos, of the stars that move more than 0.1" a year. Run by hand, with
 * the folder of the unpacked package: `npx node packages/astro/generate/stars.ts <folder>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StarData } from '../src/star-catalogue.ts';
import proper from './proper-motions.json' with { type: 'json' };

type Place = [raDeg: number, decDeg: number];
interface Feature<Properties, Coordinates> {
  id: string | number;
  properties: Properties;
  geometry: { coordinates: Coordinates };
}
const folder = process.argv[2] ?? '.';
const read = <Properties, Coordinates>(file: string): Feature<Properties, Coordinates>[] =>
  JSON.parse(readFileSync(path.join(folder, 'data', file), 'utf8')).features;

const faintest = 5;
const turn = (deg: number) => ((deg % 360) + 360) % 360;
const near = ([ra1, dec1]: Place, [ra2, dec2]: Place) =>
  Math.hypot((((ra1 - ra2 + 540) % 360) - 180) * Math.cos((dec1 * Math.PI) / 180), dec1 - dec2);

const known = read<{ mag: number; bv: string }, Place>('stars.8.json');
const stars = known.filter(({ properties }) => properties.mag <= faintest);
/** The number of the star at a corner of a figure; one that is too faint for the list joins it. */
function starAt(place: Place): number {
  const closest = (all: typeof known) =>
    all.reduce((best, one) =>
      near(one.geometry.coordinates, place) < near(best.geometry.coordinates, place) ? one : best,
    );
  const star = closest(known);
  if (near(star.geometry.coordinates, place) > 0.3) throw new Error(`no star at ${place.join(', ')}`);
  if (!stars.includes(star)) stars.push(star);
  return stars.indexOf(star);
}
const lines = read<object, Place[][]>('constellations.lines.json').flatMap(({ geometry }) =>
  geometry.coordinates.map((line) => line.map((place) => starAt([turn(place[0]), place[1]]))),
);

/** Whether a place is within rings, of which holes are some; along the parallel of the place, to one side. */
function within([ra, dec]: Place, rings: Place[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ra1, dec1], index) => {
      const [ra2, dec2] = ring[(index + 1) % ring.length] as Place;
      if (dec1 > dec === dec2 > dec || Math.abs(ra1 - ra2) > 180) return;
      const crossing = ra1 + ((dec - dec1) / (dec2 - dec1)) * (ra2 - ra1);
      if (crossing > ra) inside = !inside;
    });
  }
  return inside;
}
const steps = read<object, Place[][][]>('mw.json').map(({ geometry }) => geometry.coordinates);
const patches: [number, number, number][] = [];
const points = 6000;
for (let index = 0; index < points; index++) {
  const dec = (Math.asin(1 - (2 * (index + 0.5)) / points) * 180) / Math.PI;
  const ra = turn(index * 137.50776405);
  const place: Place = [ra > 180 ? ra - 360 : ra, dec];
  const level = steps.filter((polygons) => polygons.some((rings) => within(place, rings))).length;
  if (level > 0) patches.push([Math.round(ra * 10), Math.round(dec * 10), level]);
}

/** By their numbers in the Hipparcos catalogue: Sirius, Canopus, Arcturus and so on. */
const named = [
  32349, 30438, 69673, 91262, 24608, 24436, 37279, 7588, 27989, 97649, 21421, 80763, 65474, 37826, 113368,
  102098, 49669,
];
const motions: Record<string, number[]> = proper;
const data: StarData = {
  stars: stars.map(({ id, properties: { mag, bv }, geometry: { coordinates } }) => [
    Math.round(turn(coordinates[0]) * 1e4),
    Math.round(coordinates[1] * 1e4),
    Math.round(mag * 100),
    Math.round(Number(bv) * 100),
    ...(motions[id] ?? []),
  ]),
  bright: named.map((id) => stars.findIndex((star) => star.id === id)),
  lines,
  milkyWay: patches,
};
const rows = Object.entries(data).map(
  ([name, list]) =>
    `"${name}": [\n${(list as (number | number[])[]).map((row) => JSON.stringify(row)).join(',\n')}\n]`,
);
const text = `{${rows.join(',\n')}}\n`;
writeFileSync(new URL('../data/stars.json', import.meta.url), text);
console.log(
  `${data.stars.length} stars, ${lines.length} lines, ${patches.length} patches, ${text.length} bytes`,
);
