import { find } from 'geo-tz/all';
import type { BuiltPlace } from './gazetteer.ts';
import { kilometres } from './nearby.ts';

/**
 * Gives every place its IANA zone by its coordinates; at sea, and where a border runs too coarsely, by the source or by the
 * nearest place of the country.
 */
export function setZones(places: BuiltPlace[]): void {
  const drawn = new Map(
    places.map((place) => [place, find(place.latitude, place.longitude).filter(isUsable)]),
  );
  const used = new Map<string, number>();
  for (const [{ country, zone }, zones] of drawn) {
    for (const each of new Set([...zones, zone]))
      used.set(`${country} ${each}`, (used.get(`${country} ${each}`) ?? 0) + 1);
  }
  for (const [place, zones] of drawn) {
    // A zone that hardly any other place of the country has belongs to the neighbours.
    const [own] = zones.filter((zone) => (used.get(`${place.country} ${zone}`) ?? 0) > 3);
    if (!zones.includes(place.zone)) place.zone = own ?? (isUsable(place.zone) ? place.zone : '');
  }
  const zoned = Map.groupBy(
    places.filter((place) => place.zone !== ''),
    ({ country }) => country,
  );
  for (const place of places) {
    place.zone ||= nearest(place, zoned.get(place.country) ?? [])?.zone ?? drawn.get(place)?.[0] ?? '';
    if (place.zone === '') throw new Error(`${place.name}, ${place.country} has no zone.`);
  }
}

function nearest(place: BuiltPlace, others: BuiltPlace[]): BuiltPlace | undefined {
  return others.toSorted((one, other) => kilometres(one, place) - kilometres(other, place))[0];
}

const tried = new Map<string, boolean>();

function isUsable(zone: string): boolean {
  if (zone === '' || zone.startsWith('Etc/')) return false;
  const usable = tried.get(zone) ?? canFormat(zone);
  tried.set(zone, usable);
  return usable;
}

function canFormat(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
