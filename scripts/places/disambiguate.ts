import { describePlace } from '../../apps/api/src/features/places/describe-place.ts';
import { foldName, spellingKey } from '../../apps/api/src/features/places/fold-name.ts';
import { usefulAliases } from './aliases.ts';
import type { BuiltPlace } from './gazetteer.ts';
import { Nearby } from './nearby.ts';

const sameSpotKm = 3;

/** Makes places one that the sources hold twice: same country and spelling within 3 km. The better known one stays. */
export function mergeDoubles(places: BuiltPlace[]): BuiltPlace[] {
  const kept = new Nearby<BuiltPlace>();
  return places.toSorted(byRenown).filter((place) => {
    const double = kept
      .around(place)
      .find(
        ({ point, distance }) =>
          distance < sameSpotKm && point.country === place.country && sound(point) === sound(place),
      );
    if (!double) {
      kept.add(place);
      return true;
    }
    const { point } = double;
    point.aliases = usefulAliases(point.country, point.name, [
      ...point.aliases,
      place.name,
      ...place.aliases,
    ]);
    return false;
  });
}

/**
 * Makes every description the only one of its kind: twins are told by the nearest larger town, and at last by their
 * coordinates. The one that everybody means keeps its plain name.
 */
export function disambiguate(places: BuiltPlace[]): BuiltPlace[] {
  const towns = new Nearby(places.filter((place) => place.population >= 5_000));
  for (const twins of groupsOfTwins(places)) {
    for (const twin of lesserTwins(twins)) twin.within ||= nearestTown(twin, towns);
  }
  for (const twins of groupsOfTwins(places)) {
    for (const twin of lesserTwins(twins)) twin.within = coordinates(twin);
  }
  const descriptions = new Set<string>();
  for (const place of places) {
    const description = describePlace(place);
    if (descriptions.has(description)) throw new Error(`Two places are described as ${description}.`);
    descriptions.add(description);
  }
  return places;
}

const byRenown = (one: BuiltPlace, other: BuiltPlace) =>
  other.population - one.population || other.aliases.length - one.aliases.length;
const sound = ({ name }: BuiltPlace) => spellingKey(foldName(name)) || foldName(name);

function groupsOfTwins(places: BuiltPlace[]): BuiltPlace[][] {
  const groups = new Map<string, BuiltPlace[]>();
  for (const place of places) {
    const key = foldName(describePlace(place));
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The twins that need telling: all but the town that everybody means, if it is far larger than the others. */
function lesserTwins(twins: BuiltPlace[]): BuiltPlace[] {
  const [first, second] = twins.toSorted((one, other) => other.population - one.population);
  return first && second && first.population > 5 * second.population
    ? twins.filter((twin) => twin !== first)
    : twins;
}

function nearestTown(place: BuiltPlace, towns: Nearby<BuiltPlace>): string {
  const town = towns
    .around(place)
    .find(({ point }) => foldName(point.name) !== foldName(place.name) && point.country === place.country);
  return town ? `near ${town.point.name}` : '';
}

function coordinates({ latitude, longitude }: BuiltPlace): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}
