import type { Place } from '@udaya/contract/places';
import type { Queryable } from '../../platform/database/handles.ts';
import { foldName, spellingKey } from './fold-name.ts';
import { presentPlace } from './present-place.ts';
import { liesIn, type PlaceText, readPlaceText } from './read-place-text.ts';
import { searchPlaces } from './search-places.ts';
import { type AskedName, findAllNamed, type PlaceRow } from './store.ts';

/** What a file says of a place. */
export interface WrittenPlace {
  /** Two letters. */
  country: string;
  text: string;
}

/** The place that is meant, where there is no doubt; else those that may be. */
export interface PlaceMatch {
  clear: Place | undefined;
  candidates: Place[];
}

type Named = Awaited<ReturnType<typeof findAllNamed>>[number];

const textsAtOnce = 100;
const namedAtMost = 5_000;
const candidatesShown = 8;
/** Texts that are no name are searched by likeness, which takes its time: the others are searched when they are looked at. */
const searchedByLikeness = 40;
/** The shortest text that a search takes. */
const searchable = 4;

/**
 * The places that written texts mean, each text once, by exactly their names and spellings; words behind the name choose among
 * namesakes. What has no such name gets what is like it as candidates.
 */
export async function matchPlaces(db: Queryable, written: readonly WrittenPlace[]): Promise<PlaceMatch[]> {
  const matches: PlaceMatch[] = [];
  let searches = 0;
  for (const [country, ofCountry] of Map.groupBy(written.entries(), ([, { country: code }]) => code)) {
    for (let from = 0; from < ofCountry.length; from += textsAtOnce) {
      const part = ofCountry.slice(from, from + textsAtOnce);
      const texts = part.map(([, { text }]) => readPlaceText(text));
      const named = await findNamed(db, country, texts);
      for (const [at, [index, { text }]] of part.entries()) {
        const read = texts[at];
        const { rows, sure } = read ? fitting(read, named) : nothing;
        let found = rows.map(presentPlace);
        const clear = sure && found.length === 1 ? found[0] : undefined;
        if (found.length === 0 && searches < searchedByLikeness) {
          searches += 1;
          // A text of one or two letters is searched as a whole name.
          found = await searchPlaces(db, { country, text: text.padEnd(searchable) });
        }
        matches[index] = { clear, candidates: found.slice(0, candidatesShown) };
      }
    }
  }
  return matches;
}

async function findNamed(db: Queryable, country: string, texts: readonly PlaceText[]): Promise<Named[]> {
  const asked = texts
    .flatMap((text) => [text.asked, ...text.splits.map((split) => split.asked)])
    .filter(({ folded }) => folded !== '');
  if (asked.length === 0) return [];
  return findAllNamed(
    db,
    country,
    {
      folded: [...new Set(asked.map((one) => one.folded))],
      spellings: [...new Set(asked.map((one) => one.spelling).filter(Boolean))],
    },
    namedAtMost,
  );
}

/** Rows that a text may mean; `sure` where all that it says fits them. */
interface Fitting {
  rows: PlaceRow[];
  sure: boolean;
}

const nothing: Fitting = { rows: [], sure: false };

/** The places of the name before the comma, or of the longest beginning of a text without one. Where an area is named, those that lie in it. */
function fitting({ asked, area, splits }: PlaceText, named: readonly Named[]): Fitting {
  const whole = ofName(asked, named);
  if (whole.length > 0) {
    const inside = whole.filter((row) => liesIn(row.area, area));
    if (inside.length === 0) return { rows: whole, sure: false };
    return { rows: inside, sure: !inside.some((row) => isWholeArea(row, asked)) };
  }
  for (const split of splits) {
    const rows = ofName(split.asked, named).filter((row) => liesIn(row.area, split.area));
    if (rows.length > 0) return { rows, sure: true };
  }
  return nothing;
}

/** Whether a place is called by the name of the state or district around it: 'Goa' may mean all of it. */
function isWholeArea({ name, state, district }: PlaceRow, { folded, spelling }: AskedName): boolean {
  const isAsked = (text: string | null) => text !== null && foldName(text) === folded;
  return (isAsked(state) || isAsked(district)) && !isAsked(name) && spellingKey(foldName(name)) !== spelling;
}

function ofName({ folded, spelling }: AskedName, named: readonly Named[]): PlaceRow[] {
  const same = named.filter((one) => one.folded === folded);
  const alike = same.length > 0 || !spelling ? same : named.filter((one) => one.spelling === spelling);
  return [...new Map(alike.map(({ place }) => [place.id, place])).values()];
}
