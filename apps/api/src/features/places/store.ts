import { and, desc, eq, getTableColumns, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { placeNames, places } from './tables.ts';

export type PlaceRow = typeof places.$inferSelect;

/** A place, and the one of its names that led to it. */
export interface NameHit {
  place: PlaceRow;
  name: string;
}

/** A name as it is asked for: folded, its spelling key ('' if not Latin), and whether its last word is whole. */
export interface AskedName {
  folded: string;
  spelling: string;
  whole: boolean;
}

const { country, folded, name, placeId, spelling, weight } = placeNames;
const renown = sql<number>`max(${weight})`.mapWith(Number).as('renown');

/** Places whose name is or begins like the asked one: the name itself, its beginning, its spelling; then the better known. */
export async function findByBeginning(
  db: Queryable,
  inCountry: string,
  asked: AskedName,
  limit: number,
): Promise<NameHit[]> {
  // Folded text and keys hold letters, marks, digits and spaces only, so nothing in them is special to LIKE.
  const names = asked.whole
    ? or(eq(folded, asked.folded), like(folded, `${asked.folded} %`))
    : like(folded, `${asked.folded}%`);
  const keys = asked.whole ? eq(spelling, asked.spelling) : like(spelling, `${asked.spelling}%`);
  const rank = sql<number>`case when ${folded} = ${asked.folded} then 0
    when ${folded} like ${`${asked.folded}%`} then 1
    when ${spelling} = ${asked.spelling} then 2 else 3 end`;
  return hitsOf(db, and(eq(country, inCountry), asked.spelling ? or(names, keys) : names), rank, limit);
}

/** Places of exactly one of the asked names or their spellings. */
export async function findByName(
  db: Queryable,
  inCountry: string,
  asked: readonly AskedName[],
  limit: number,
): Promise<NameHit[]> {
  const keys = asked.map((one) => one.spelling).filter(Boolean);
  const names = inArray(
    folded,
    asked.map((one) => one.folded),
  );
  return hitsOf(
    db,
    and(eq(country, inCountry), keys.length > 0 ? or(names, inArray(spelling, keys)) : names),
    sql<number>`case when ${names} then 0 else 2 end`,
    limit,
  );
}

/** Places whose Latin name shares enough letter triples with the asked one (pg_trgm's 0.3, and 60 % of the best). */
export async function findBySound(
  db: Queryable,
  inCountry: string,
  key: string,
  limit: number,
): Promise<NameHit[]> {
  // The planner knows the trigram index of India, and the one of the other countries, by these very conditions.
  const here =
    inCountry === 'IN' ? sql`${country} = 'IN'` : and(sql`${country} <> 'IN'`, eq(country, inCountry));
  const likeness = sql<number>`similarity(${spelling}, ${key})`;
  const found = await hitsOf(
    db,
    and(here, isNotNull(spelling), sql`${spelling} % ${key}`),
    sql<number>`1 - ${likeness}`,
    limit,
  );
  const best = 1 - (found[0]?.rank ?? 0);
  return found.filter((hit) => 1 - hit.rank >= 0.6 * best);
}

/** The best known places of an area: a state or a district by its folded name. */
export async function findByArea(
  db: Queryable,
  inCountry: string,
  areaFolded: string,
  limit: number,
): Promise<NameHit[]> {
  return db
    .select({ place: getTableColumns(places), name: places.name })
    .from(places)
    .where(and(eq(places.country, inCountry), like(places.area, `% ${areaFolded} %`)))
    .orderBy(desc(places.weight), places.id)
    .limit(limit);
}

/** The place of an id. */
export async function findPlaceRow(db: Queryable, id: string): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(places).where(eq(places.id, id));
  return row;
}

/** The two-letter codes of all countries that have places, in order. */
export async function readCountryCodes(db: Queryable): Promise<string[]> {
  // Hops along the index from code to code; a plain DISTINCT reads every place.
  const { rows } = await db.execute<{ country: string }>(sql`
    with recursive codes as (
      select min(country) as country from places
      union all
      select (select min(country) from places where country > codes.country) from codes where codes.country is not null
    )
    select country from codes where country is not null`);
  return rows.map((row) => row.country);
}

/** Places of the names that fit: the lowest rank first, then the better known; each once, with the name that fits best. */
async function hitsOf(
  db: Queryable,
  fits: SQL | undefined,
  rank: SQL<number>,
  limit: number,
): Promise<(NameHit & { rank: number })[]> {
  const lowest = sql<number>`min(${rank})`.mapWith(Number).as('rank');
  const hits = db
    .select({
      placeId,
      renown,
      rank: lowest,
      hitName: sql<string>`(array_agg(${name} order by ${rank}, length(${name})))[1]`.as('hit_name'),
    })
    .from(placeNames)
    .where(fits)
    .groupBy(placeId)
    .orderBy(lowest, desc(renown), placeId)
    .limit(limit)
    .as('hits');
  return db
    .select({ place: getTableColumns(places), name: hits.hitName, rank: hits.rank })
    .from(hits)
    .innerJoin(places, eq(places.id, hits.placeId))
    .orderBy(hits.rank, desc(hits.renown), hits.placeId);
}

/** Every place of a country by exactly one of these folded names or spelling keys, the best known first, with the name that it is. */
export async function findAllNamed(
  db: Queryable,
  inCountry: string,
  asked: { folded: readonly string[]; spellings: readonly string[] },
  limit: number,
): Promise<{ place: PlaceRow; folded: string; spelling: string | null }[]> {
  return db
    .select({ place: getTableColumns(places), folded, spelling })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeId))
    .where(
      and(
        eq(country, inCountry),
        or(inArray(folded, [...asked.folded]), inArray(spelling, [...asked.spellings])),
      ),
    )
    .orderBy(desc(weight), placeId)
    .limit(limit);
}
