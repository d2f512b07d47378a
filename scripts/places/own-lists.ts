import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldName } from '../../apps/api/src/features/places/fold-name.ts';
import { usefulAliases } from './aliases.ts';
import type { BuiltPlace } from './gazetteer.ts';
import { kilometres } from './nearby.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/api/data');
const cityReachKm = 25;
const sameSpotKm = 4;

/**
 * Adds the localities of places-supplement.csv. One that is listed already only gains names and the town it belongs to.
 * @throws where a locality does not lie near its town, or its district is unknown: a slip in the list.
 */
export function addSupplement(places: BuiltPlace[]): number {
  const rows = readRows('places-supplement.csv', 8);
  const byCountry = Map.groupBy(places, (place) => place.country);
  let added = 0;
  for (const [
    name = '',
    within = '',
    district = '',
    state = '',
    country = '',
    latitude,
    longitude,
    others = '',
  ] of rows) {
    const at = { latitude: Number(latitude), longitude: Number(longitude) };
    const own = byCountry.get(country) ?? [];
    const town = own.find(
      (place) => place.state === state && named(place, [within]) && kilometres(place, at) <= cityReachKm,
    );
    if (!town)
      throw new Error(`${name} does not lie within ${cityReachKm} km of a town ${within} in ${state}.`);
    if (!own.some((place) => place.district === district && place.state === state))
      throw new Error(`${name}: ${state} has no district ${district}.`);
    const names = [name, ...others.split('|')];
    const listed = own.find(
      (place) => place !== town && kilometres(place, at) <= sameSpotKm && named(place, names),
    );
    if (listed) {
      rename(listed, names);
      listed.within = within;
      continue;
    }
    const id = `s-${slug(name)}-${slug(within)}`;
    const aliases = usefulAliases(country, name, names);
    places.push({
      ...at,
      id,
      name,
      within,
      district,
      state,
      country,
      zone: town.zone,
      population: 0,
      aliases,
    });
    added += 1;
  }
  return added;
}

/** Gives listed Indian towns the everyday name and the further names of places-other-names.csv. */
export function addOtherNames(places: BuiltPlace[]): void {
  const indian = places.filter((place) => place.country === 'IN');
  for (const [name = '', district = '', state = '', others = ''] of readRows('places-other-names.csv', 4)) {
    const names = [name, ...others.split('|')];
    const [largest] = indian
      .filter((place) => place.district === district && place.state === state && named(place, names))
      .sort((one, other) => other.population - one.population);
    if (!largest) throw new Error(`places-other-names.csv: there is no ${name} in ${district}, ${state}.`);
    rename(largest, names);
  }
}

function rename(place: BuiltPlace, [name = '', ...others]: string[]): void {
  const aliases = usefulAliases(place.country, name, [...others, place.name, ...place.aliases]);
  Object.assign(place, { name, aliases });
}

function named(place: BuiltPlace, names: string[]): boolean {
  const wanted = names.map(foldName);
  return [place.name, ...place.aliases].some((name) => wanted.includes(foldName(name)));
}

function readRows(file: string, columns: number): string[][] {
  const [, ...lines] = readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const row = line.split(',').map((cell) => cell.trim());
    if (row.length !== columns || line.includes('"'))
      throw new Error(`${file} has a row that is not ${columns} plain columns: ${line}`);
    return row;
  });
}

function slug(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}
