import { createHash } from 'node:crypto';
import { foldName, spellingKey } from '../../apps/api/src/features/places/fold-name.ts';
import { usefulAliases } from './aliases.ts';
import { districtName, plainName } from './areas.ts';
import type { BuiltPlace, CityRow, GeoNamesRow } from './gazetteer.ts';
import { Nearby } from './nearby.ts';

interface Pair {
  city: CityRow;
  known: GeoNamesRow | undefined;
}

/** One list of both sources: a place that both hold becomes one, with the newer name and district and the older facts. */
export function mergeSources(
  cities: CityRow[],
  geoNames: GeoNamesRow[],
  areaNames: Map<string, string>,
): BuiltPlace[] {
  const near = new Nearby(cities);
  const claims = new Map<CityRow, GeoNamesRow>();
  const candidates = (row: GeoNamesRow) =>
    near.around(row).filter(({ point }) => point.country === row.country && !claims.has(point));
  const claim = (row: GeoNamesRow, match: (point: CityRow, distance: number) => boolean) => {
    const hit = candidates(row).find(({ point, distance }) => match(point, distance));
    if (hit) claims.set(hit.point, row);
    return hit !== undefined;
  };
  // The surest matches claim first, so that a looser one cannot take their row.
  const unnamed = geoNames.filter(
    (row) => !claim(row, (point, distance) => distance < 15 && foldName(point.name) === foldName(row.name)),
  );
  const unplaced = unnamed.filter((row) => !claim(row, (_, distance) => distance < 0.3));
  const alone = unplaced.filter((row) => {
    const names = new Set([row.name, row.asciiName, ...row.aliases].flatMap((name) => spellings(name)));
    return !claim(
      row,
      (point, distance) => distance < 5 && spellings(point.name).some((name) => names.has(name)),
    );
  });
  const pairs: Pair[] = cities.map((city) => ({ city, known: claims.get(city) }));
  for (const row of alone) {
    // Codes of areas change over the years: those of the nearest place in the newer list hold for this one.
    const [nearest] = near.around(row).filter(({ point }) => point.country === row.country);
    const areas = nearest && nearest.distance < 20 ? nearest.point : row;
    pairs.push({ city: { ...row, admin1: areas.admin1, admin2: areas.admin2 }, known: row });
  }
  return pairs.map((pair) => builtPlace(pair, areaNames));
}

function spellings(name: string): string[] {
  const folded = foldName(name);
  const first = folded.split(' ')[0] ?? '';
  return [folded, spellingKey(folded), first.length > 4 ? first : ''].filter(Boolean);
}

function builtPlace({ city, known }: Pair, areaNames: Map<string, string>): BuiltPlace {
  const { country, admin1, admin2 } = city;
  const name = plainName(country, city.name);
  const state = plainName(country, areaNames.get(`${country}.${admin1}`) ?? '');
  return {
    id: known
      ? `g${known.id}`
      : `c${fingerprint([country, admin1, city.name, city.latitude, city.longitude].join('|'))}`,
    name,
    within: '',
    district: districtName(country, state, areaNames.get(`${country}.${admin1}.${admin2}`) ?? ''),
    state,
    country,
    latitude: city.latitude,
    longitude: city.longitude,
    zone: known?.zone ?? '',
    population: known?.population ?? 0,
    aliases: known ? usefulAliases(country, name, [known.name, known.asciiName, ...known.aliases]) : [],
  };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
