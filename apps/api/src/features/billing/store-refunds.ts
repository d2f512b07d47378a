import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { asReached, type Queryable, type SystemDb } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { capturedStatuses } from './store-captures.ts';
import { captures, creditNotes, orders, refunds } from './tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** A refund with the number of its credit note. */
export type RefundRow = StoredRefund & { creditNote: string | null };

/** Saves a refund; undefined where it was asked for under the same key before. */
export async function insertRefund(
  tx: Queryable,
  refund: typeof refunds.$inferInsert,
): Promise<StoredRefund | undefined> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
  return rows[0];
}

export async function saveRefund(tx: Queryable, id: string, change: Partial<StoredRefund>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** The refunds of a capture, the earliest first. */
export async function listRefundsOf(tx: Queryable, captureId: string): Promise<StoredRefund[]> {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.captureId, captureId))
    .orderBy(refunds.createdAt, refunds.id);
}

/** The refunds of each of these orders, the earliest first. */
export async function findRefunds(
  db: Queryable,
  of: readonly StoredOrder[],
): Promise<Map<string, RefundRow[]>> {
  if (of.length === 0) return new Map();
  const orderIds = of.map(({ id }) => id);
  const rows = await db
    .select({ orderId: captures.orderId, refund: refunds, creditNote: creditNotes.number })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(inArray(captures.orderId, orderIds))
    .orderBy(refunds.createdAt, refunds.id);
  const found = new Map<string, RefundRow[]>();
  for (const { orderId, refund, creditNote } of rows)
    found.set(orderId, [...(found.get(orderId) ?? []), { ...refund, creditNote }]);
  return found;
}

/** The order that a refund belongs to. */
export async function findOrderOfRefund(db: SystemDb, id: string): Promise<StoredOrder | undefined> {
  const rows = await db
    .select({ order: orders })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(orders, eq(orders.id, captures.orderId))
    .where(eq(refunds.id, id));
  return rows[0] && asReached(rows[0].order);
}

/** A refund as it is now, which stays so until the transaction ends. */
export async function lockRefund(tx: SystemDb, id: string): Promise<StoredRefund | undefined> {
  const rows = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return rows[0];
}

/** How much was captured of each of these orders, in the minor units of their currency; nothing of those of which nothing was taken. */
export async function findCapturedSums(
  db: Queryable,
  of: readonly StoredOrder[],
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map();
  const orderIds = of.map(({ id }) => id);
  const rows = await db
    .select({ orderId: captures.orderId, amountMinor: captures.amountMinor })
    .from(captures)
    .where(and(inArray(captures.orderId, orderIds), inArray(captures.status, [...capturedStatuses])));
  const sums = new Map<string, number>();
  for (const { orderId, amountMinor } of rows) sums.set(orderId, (sums.get(orderId) ?? 0) + amountMinor);
  return sums;
}

/**
 * Takes the refunds that nobody looked at for a while, each for one sweeper only. One that was refused is tried again after
 * a minute, doubling up to six hours.
 */
export async function claimOpenRefunds(db: SystemDb, idleMs: number, limit: number): Promise<StoredRefund[]> {
  const now = Date.now();
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, ['REQUESTED', 'PENDING']),
        lt(refunds.checkedAt, new Date(now - idleMs)),
        or(
          eq(refunds.tries, 0),
          lt(
            refunds.checkedAt,
            sql`now() - interval '1 minute' * least(360, power(2, ${refunds.tries} - 1))`,
          ),
        ),
      ),
    )
    .orderBy(refunds.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ checkedAt: new Date(now) })
    .where(inArray(refunds.id, due))
    .returning();
}
