import type { BlindStanding, RoundEnd } from '@udaya/core/blind-test/blind-words';
import type { Area } from '@udaya/core/knowledge/areas';
import { and, asc, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Queryable, Reached, TenantDb } from '../../platform/database/handles.ts';
import { reports } from '../reports/tables.ts';
import { blindTestAreas, blindTestDraws, blindTestOpen, blindTestRounds } from './tables.ts';

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

/** Ends a round. Whoever has a draw open in it gets another one. */
export async function setEnded(tx: Queryable, round: number, ended: RoundEnd): Promise<void> {
  await tx
    .update(blindTestRounds)
    .set({ ended, endedAt: sql`now()` })
    .where(eq(blindTestRounds.number, round));
  await tx.delete(blindTestOpen).where(eq(blindTestOpen.round, round));
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

/** The areas of a report that were answered. */
export async function listAnswered(db: Queryable, { id }: ReportRow): Promise<Area[]> {
  const rows = await db
    .select({ area: blindTestAreas.area })
    .from(blindTestAreas)
    .where(eq(blindTestAreas.reportId, id));
  return rows.map(({ area }) => area);
}

/** The draw that a report waits with. */
export async function findOpenDraw(db: Queryable, { id }: ReportRow): Promise<Draw | undefined> {
  const rows = await db
    .select({ draw: blindTestDraws })
    .from(blindTestOpen)
    .innerJoin(
      blindTestDraws,
      and(eq(blindTestDraws.round, blindTestOpen.round), eq(blindTestDraws.number, blindTestOpen.number)),
    )
    .where(eq(blindTestOpen.reportId, id));
  return rows[0]?.draw;
}

/** Notes which draw a report waits with, in place of an earlier one. */
export async function putOpenDraw(
  tx: Queryable,
  { id: reportId }: ReportRow,
  { round, number }: Pick<Draw, 'round' | 'number'>,
): Promise<void> {
  await tx
    .insert(blindTestOpen)
    .values({ reportId, round, number })
    .onConflictDoUpdate({ target: blindTestOpen.reportId, set: { round, number } });
}

const isDraw = ({ round, number }: Pick<Draw, 'round' | 'number'>) =>
  and(eq(blindTestDraws.round, round), eq(blindTestDraws.number, number));

/** Changes what is known of a draw that waits: the area that was opened, or that its reader had read before. */
export async function updateDraw(
  tx: Queryable,
  draw: Draw,
  change: { area: Area } | { standing: BlindStanding },
): Promise<void> {
  await tx.update(blindTestDraws).set(change).where(isDraw(draw));
}

/** Keeps what was chosen with its draw, and of the report no more than that this area was answered. */
export async function saveChoice(
  tx: Queryable,
  { id: reportId }: ReportRow,
  draw: Draw & { area: Area },
  said: { choice: NonNullable<Draw['choice']>; standing: BlindStanding },
): Promise<void> {
  await tx.update(blindTestDraws).set(said).where(isDraw(draw));
  await tx.delete(blindTestOpen).where(eq(blindTestOpen.reportId, reportId));
  await tx.insert(blindTestAreas).values({ reportId, area: draw.area });
}

/** What the pairs of each round that were opened have come to. `hit`: the own part was chosen. */
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
    .where(isNotNull(blindTestDraws.area))
    .groupBy(blindTestDraws.round, blindTestDraws.standing, blindTestDraws.choice, hit);
}

/** Which areas of which own reports the actor answered for. */
export async function listOwnAreas(db: TenantDb): Promise<{ reportId: string; area: Area }[]> {
  return db
    .select({ reportId: blindTestAreas.reportId, area: blindTestAreas.area })
    .from(blindTestAreas)
    .innerJoin(reports, eq(reports.id, blindTestAreas.reportId))
    .where(eq(reports.ownerId, db.actor.userId))
    .orderBy(asc(blindTestAreas.reportId), asc(blindTestAreas.area));
}
