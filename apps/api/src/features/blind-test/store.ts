import type { BlindStanding, RoundEnd } from '@udaya/core/blind-test/blind-words';
import type { Area } from '@udaya/core/knowledge/areas';
import { and, asc, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Queryable, Reached, TenantDb } from '../../platform/database/handles.ts';
import { reports } from '../reports/tables.ts';
import { blindTestAreas, blindTestDraws, blindTestRounds } from './tables.ts';

export type Round = typeof blindTestRounds.$inferSelect;
export type NewRound = Pick<Round, 'protocol' | 'size' | 'seedHash' | 'seedSealed' | 'number'>;
export type Draw = typeof blindTestDraws.$inferSelect;
type ReportRow = Reached<{ id: string }>;

/** The round that is running. */
export async function findRunning(db: Queryable): Promise<Round | undefined> {
  const rows = await db.select().from(blindTestRounds).where(isNull(blindTestRounds.ended));
  return rows[0];
}

/** The same, held until the transaction ends: draws and choices of a round come one after the other. */
export async function lockRunning(tx: Queryable): Promise<Round | undefined> {
  const rows = await tx.select().from(blindTestRounds).where(isNull(blindTestRounds.ended)).for('update');
  return rows[0];
}

/** All rounds, the first one first. */
export async function listRounds(db: Queryable): Promise<Round[]> {
  return db.select().from(blindTestRounds).orderBy(asc(blindTestRounds.number));
}

/** The number after the last round's. */
export async function nextRound(db: Queryable): Promise<number> {
  const [last] = await db.select({ number: max(blindTestRounds.number) }).from(blindTestRounds);
  return (last?.number ?? 0) + 1;
}

/** Opens a round, unless one is running: of several processes that try it, one does. */
export async function insertRound(db: Queryable, round: NewRound): Promise<void> {
  await db.insert(blindTestRounds).values(round).onConflictDoNothing();
}

/** Ends a round. Whoever has a pair open in it is free to take another one. */
export async function setEnded(tx: Queryable, round: number, ended: RoundEnd): Promise<void> {
  await tx
    .update(blindTestRounds)
    .set({ ended, endedAt: sql`now()` })
    .where(eq(blindTestRounds.number, round));
  await tx.delete(blindTestAreas).where(and(eq(blindTestAreas.round, round), isNotNull(blindTestAreas.draw)));
}

/** The number after the last draw's of a round that is held. */
export async function nextDraw(tx: Queryable, round: number): Promise<number> {
  const [last] = await tx
    .select({ number: max(blindTestDraws.number) })
    .from(blindTestDraws)
    .where(eq(blindTestDraws.round, round));
  return (last?.number ?? 0) + 1;
}

export async function insertDraw(tx: Queryable, draw: typeof blindTestDraws.$inferInsert): Promise<void> {
  await tx.insert(blindTestDraws).values(draw);
}

/** The draws of a round, in their order. */
export async function listDraws(db: Queryable, round: number): Promise<Draw[]> {
  return db
    .select()
    .from(blindTestDraws)
    .where(eq(blindTestDraws.round, round))
    .orderBy(asc(blindTestDraws.number));
}

/** For which areas a report took part; those with a draw wait for the choice. */
export async function listAreas(db: Queryable, { id }: ReportRow) {
  return db.select().from(blindTestAreas).where(eq(blindTestAreas.reportId, id));
}

/** The draw of an area that waits for the choice. */
export async function findOpenDraw(db: Queryable, { id }: ReportRow, area: Area): Promise<Draw | undefined> {
  const rows = await db
    .select({ draw: blindTestDraws })
    .from(blindTestAreas)
    .innerJoin(
      blindTestDraws,
      and(eq(blindTestDraws.round, blindTestAreas.round), eq(blindTestDraws.number, blindTestAreas.draw)),
    )
    .where(and(eq(blindTestAreas.reportId, id), eq(blindTestAreas.area, area)));
  return rows[0]?.draw;
}

/** Notes which draw an area of a report waits with, in place of an earlier one that was not answered. */
export async function putOpenArea(
  tx: Queryable,
  { id: reportId }: ReportRow,
  { area, round, draw }: { area: Area; round: number; draw: number },
): Promise<void> {
  await tx
    .insert(blindTestAreas)
    .values({ reportId, area, round, draw })
    .onConflictDoUpdate({
      target: [blindTestAreas.reportId, blindTestAreas.area],
      set: { round, draw },
      setWhere: isNotNull(blindTestAreas.draw),
    });
}

/** Keeps what was chosen with its draw, and of the report no more than that this area was answered. */
export async function saveChoice(
  tx: Queryable,
  { id: reportId }: ReportRow,
  { round, number, area }: Draw,
  said: { choice: NonNullable<Draw['choice']>; standing: BlindStanding },
): Promise<void> {
  await tx
    .update(blindTestDraws)
    .set(said)
    .where(and(eq(blindTestDraws.round, round), eq(blindTestDraws.number, number)));
  await tx
    .update(blindTestAreas)
    .set({ draw: null })
    .where(and(eq(blindTestAreas.reportId, reportId), eq(blindTestAreas.area, area)));
}

/** How many draws of each round have come to what. `hit`: the own part was chosen. */
export async function countDraws(db: Queryable) {
  const hit = sql<boolean>`coalesce(${blindTestDraws.choice}::text = ${blindTestDraws.ownSide}::text, false)`;
  return db
    .select({
      round: blindTestDraws.round,
      standing: blindTestDraws.standing,
      choice: blindTestDraws.choice,
      hit,
      count: count(),
    })
    .from(blindTestDraws)
    .groupBy(blindTestDraws.round, blindTestDraws.standing, blindTestDraws.choice, hit);
}

/** For which areas of which own reports the actor took part. */
export async function listOwnAreas(
  db: TenantDb,
): Promise<{ reportId: string; area: Area; answered: boolean }[]> {
  return db
    .select({
      reportId: blindTestAreas.reportId,
      area: blindTestAreas.area,
      answered: sql<boolean>`${blindTestAreas.draw} is null`,
    })
    .from(blindTestAreas)
    .innerJoin(reports, eq(reports.id, blindTestAreas.reportId))
    .where(eq(reports.ownerId, db.actor.userId))
    .orderBy(asc(blindTestAreas.reportId), asc(blindTestAreas.area));
}
