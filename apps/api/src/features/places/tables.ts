import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Files that a feature has loaded into tables of its own, and the hash of what it loaded. */
export const loadedData = pgTable('loaded_data', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});

/**
 * The gazetteer. It is replaced as a whole when the shipped file changes, so no other table may refer to a row: whoever
 * needs a place keeps a copy of what it needs.
 */
export const places = pgTable(
  'places',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The town that a locality is part of, or what tells twins apart ('near Malpura'). */
    within: text('within'),
    district: text('district'),
    state: text('state'),
    /** Two letters. */
    country: text('country').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** IANA time zone. */
    zone: text('zone').notNull(),
    /** Town, district, state and country folded, a space before and after, for the words typed behind a name. */
    area: text('area').notNull(),
    /** How well known the place is: its population, or a guess. */
    weight: integer('weight').notNull(),
  },
  (table) => [index('places_country_index').on(table.country)],
);

/** Every name that a place is found by, in every script and spelling. */
export const placeNames = pgTable(
  'place_names',
  {
    placeId: text('place_id').notNull(),
    country: text('country').notNull(),
    name: text('name').notNull(),
    folded: text('folded').notNull(),
    /** What is left without the choices of transliteration; null for a name that is not Latin. */
    spelling: text('spelling'),
    /** The place's own weight, so that ranking needs no join. */
    weight: integer('weight').notNull(),
  },
  (table) => [
    index('place_names_folded_index').on(table.country, table.folded.op('text_pattern_ops')),
    index('place_names_spelling_index')
      .on(table.country, table.spelling.op('text_pattern_ops'))
      .where(sql`${table.spelling} is not null`),
    // One for India and one for the rest of the world: most searches are Indian, and the small one is far faster.
    index('place_names_indian_trigram_index')
      .using('gin', table.spelling.op('gin_trgm_ops'))
      .where(sql`${table.spelling} is not null and ${table.country} = 'IN'`),
    index('place_names_trigram_index')
      .using('gin', table.spelling.op('gin_trgm_ops'))
      .where(sql`${table.spelling} is not null and ${table.country} <> 'IN'`),
  ],
);
