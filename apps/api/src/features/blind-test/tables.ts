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
    band: text('band').$type<ReaderBand>().notNull(),
    /** Where the child's own part stands. */
    ownSide: blindSideEnum('own_side').notNull(),
    standing: blindStandingEnum('standing').notNull(),
    /** The area whose two parts were opened; null until then. */
    area: text('area').$type<Area>(),
    /** Null: nothing was chosen. */
    choice: blindChoiceEnum('choice'),
  },
  (table) => [primaryKey({ columns: [table.round, table.number] })],
);

/** The draw that a report waits with, until something is chosen and no longer. */
export const blindTestOpen = pgTable(
  'blind_test_open',
  {
    reportId: text('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'blind_test_open_draw_fk',
      columns: [table.round, table.number],
      foreignColumns: [blindTestDraws.round, blindTestDraws.number],
    }),
    index('blind_test_open_draw_idx').on(table.round, table.number),
  ],
);

/** Which areas of a report were answered, so that each is asked once. */
export const blindTestAreas = pgTable(
  'blind_test_areas',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    area: text('area').$type<Area>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.area] })],
);
