import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { asReached, type Queryable, type SystemDb } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { captures, orders, refunds } from './tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** Keeps a refund, unless one of that capture is on its way or done. */
export async function insertRefund(tx: Queryable, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund).onConflictDoNothing();
}

export async function saveRefund(tx: Queryable, id: string, change: Partial<StoredRefund>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** The refund of a capture that is on its way or done. */
export async function findLiveRefund(db: SystemDb, captureId: string): Promise<StoredRefund | undefined> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.captureId, captureId), ne(refunds.status, 'FAILED')));
  return rows[0];
}

/** The latest refund of each of these orders. */
export async function findRefunds(
  db: Queryable,
  of: readonly StoredOrder[],
): Promise<Map<string, StoredRefund>> {
  if (of.length === 0) return new Map();
  const orderIds = of.map(({ id }) => id);
  const rows = await db
    .select({ orderId: captures.orderId, refund: refunds })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(inArray(captures.orderId, orderIds))
    .orderBy(refunds.createdAt);
  return new Map(rows.map(({ orderId, refund }) => [orderId, refund]));
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

/** The orders of whose money something can still go back. */
export async function findRefundableOrders(db: Queryable, of: readonly StoredOrder[]): Promise<Set<string>> {
  if (of.length === 0) return new Set();
  const orderIds = of.map(({ id }) => id);
  const rows = await db
    .select({ orderId: captures.orderId })
    .from(captures)
    .where(
      and(inArray(captures.orderId, orderIds), inArray(captures.status, ['COMPLETED', 'PARTIALLY_REFUNDED'])),
    );
  return new Set(rows.map(({ orderId }) => orderId));
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
