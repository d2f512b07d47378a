import { blindChoices, blindSides, blindStandings, roundEnds } from '@udaya/core/blind-test/blind-words';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';
import type { Area } from '@udaya/core/knowledge/areas';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';
import { reports } from '../reports/tables.ts';

export const blindChoiceEnum = pgEnum('blind_choice', blindChoices);
export const blindSideEnum = pgEnum('blind_side', blindSides);
export const blindStandingEnum = pgEnum('blind_standing', blindStandings);
export const blindRoundEndEnum = pgEnum('blind_round_end', roundEnds);

/** The rounds of the blind test, of which one is running at a time: each with the hash that its seed was promised by. */
export const blindTestRounds = pgTable(
  'blind_test_rounds',
  {
    number: integer('number').primaryKey(),
    /** Version of the protocol. */
    protocol: text('protocol').notNull(),
    /** How many choices that count end it. */
    size: integer('size').notNull(),
    /** SHA-256 of the seed's 32 bytes, hex. */
    seedHash: text('seed_hash').notNull(),
    /** The seed in hex, sealed and bound to this row: nobody reads it before the end. */
    seedSealed: bytea('seed_sealed').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    ended: blindRoundEndEnum('ended'),
  },
  (table) => [
    uniqueIndex('blind_test_rounds_running_key')
      .on(sql`(${table.ended} is null)`)
      .where(sql`${table.ended} is null`),
  ],
);

/**
 * The draws of a round, with what was chosen. Nothing in a row leads to a report, an account or a moment: it stays as it is when they are erased.
 */
export const blindTestDraws = pgTable(
  'blind_test_draws',
  {
    round: integer('round')
      .notNull()
      .references(() => blindTestRounds.number),
    /** From 1 in each round. */
    number: integer('number').notNull(),
    /** yyyy-MM, from whose first day the ages of other births are counted. */
    month: text('month').notNull(),
    area: text('area').$type<Area>().notNull(),
    band: text('band').$type<ReaderBand>().notNull(),
    /** Which of the births of the draw is shown: the first, from 1, with another sign and the same make. */
    attempt: integer('attempt').notNull(),
    /** Where the child's own part stood. */
    ownSide: blindSideEnum('own_side').notNull(),
    standing: blindStandingEnum('standing').notNull(),
    /** Null: nothing was chosen. */
    choice: blindChoiceEnum('choice'),
  },
  (table) => [primaryKey({ columns: [table.round, table.number] })],
);

/** For which areas a report took part: with the number of its draw until something is chosen, and no longer. */
export const blindTestAreas = pgTable(
  'blind_test_areas',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    area: text('area').$type<Area>().notNull(),
    round: integer('round').notNull(),
    draw: integer('draw'),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.area] }),
    foreignKey({
      name: 'blind_test_areas_draw_fk',
      columns: [table.round, table.draw],
      foreignColumns: [blindTestDraws.round, blindTestDraws.number],
    }),
    index('blind_test_areas_draw_idx').on(table.round, table.draw),
  ],
);
