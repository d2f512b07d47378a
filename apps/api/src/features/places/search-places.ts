import type { Place } from '@udaya/contract/places';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { Queryable } from '../../platform/database/handles.ts';
import { describePlace } from './describe-place.ts';
import { foldName, spellingKey } from './fold-name.ts';
import { localPlace } from './local-place.ts';
import { presentPlace } from './present-place.ts';
import { liesIn, type PlaceText, readPlaceText, shortestBeginning } from './read-place-text.ts';
import {
  type AskedName,
  findByArea,
  findByBeginning,
  findByName,
  findBySound,
  type NameHit,
} from './store.ts';

/** A place that was searched; `matched` is the name that led to it, where it is not the place's own. */
export type PlaceHit = Place & { matched?: string };

const minimum = 4;
const maximum = 200;
const shown = 12;
// Fewer than these may be hamlets that a slip of the finger has met: what was meant is still to be found.
const few = 4;
const namesakes = 100;

/**
 * The places of a country that a text may mean, at most twelve: the name itself, then its beginning, then other spellings,
 * each by how well known they are. Where that gives little: a name and words of its area, a whole district or state, and
 * at last names with wrong letters.
 * @throws Failure `request.invalid` under four typed characters, spaces counted.
 */
export async function searchPlaces(
  db: Queryable,
  { country, text }: { country: string; text: string },
): Promise<PlaceHit[]> {
  if (text.length < minimum) throw invalidField('place', m.birth_place_too_short());
  const code = country.toUpperCase();
  const { asked, area, splits } = readPlaceText(text.slice(0, maximum));
  if (!asked.folded) return [];
  const hits = new Map<string, NameHit>();
  const mayBegin = asked.folded.length >= shortestBeginning;
  const steps = [
    // The area chooses among all namesakes, not only among the largest.
    () => findByBeginning(db, code, asked, area.length > 0 ? namesakes : shown),
    () => findInArea(db, code, splits),
    // A name that is found is meant as a name, unless it is a whole word like 'Goa '.
    async () => (asked.whole || hits.size === 0 ? findByArea(db, code, asked.folded, shown) : []),
    async () => (asked.whole && mayBegin ? findByBeginning(db, code, { ...asked, whole: false }, shown) : []),
    async () => (asked.spelling ? findBySound(db, code, asked.spelling, shown) : []),
  ];
  for (const step of steps) {
    if (hits.size >= few) break;
    for (const hit of await step()) if (!hits.has(hit.place.id)) hits.set(hit.place.id, hit);
  }
  const inArea = (hit: NameHit) => Number(liesIn(hit.place.area, area));
  const found = [...hits.values()].sort((one, other) => inArea(other) - inArea(one));
  return found.slice(0, shown).map(({ place, name }) => ({
    ...presentPlace(place),
    description: localPlace(describePlace(place)),
    ...(isWorthSaying(name, place.name, asked) ? { matched: name } : {}),
  }));
}

function isWorthSaying(name: string, own: string, asked: AskedName): boolean {
  // Names in small letters are mechanical romanisations: good for finding, strange to read.
  if (/^\p{Ll}/u.test(name)) return false;
  const folded = foldName(own);
  return (
    folded !== foldName(name) &&
    !folded.startsWith(asked.folded) &&
    !(asked.spelling && spellingKey(folded).startsWith(asked.spelling))
  );
}

async function findInArea(db: Queryable, code: string, splits: PlaceText['splits']): Promise<NameHit[]> {
  if (splits.length === 0) return [];
  const named = await findByName(
    db,
    code,
    splits.map((split) => split.asked),
    namesakes,
  );
  const read = named.flatMap((hit) => {
    const folded = foldName(hit.name);
    const length = splits.findIndex(
      ({ asked }) =>
        asked.folded === folded || (asked.spelling !== '' && asked.spelling === spellingKey(folded)),
    );
    const split = splits[length];
    return split ? [{ hit, length, fits: liesIn(hit.place.area, split.area) }] : [];
  });
  // 'Leh T' begins no area that we know, and still means Leh.
  const fitting = read.some(({ fits }) => fits) ? read.filter(({ fits }) => fits) : read;
  return fitting.sort((one, other) => one.length - other.length).map(({ hit }) => hit);
}
