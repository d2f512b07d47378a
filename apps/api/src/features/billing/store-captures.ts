import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { asReached, type Queryable, type Reached } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { captures, orders } from './tables.ts';

export type StoredCapture = Reached<typeof captures.$inferSelect>;

/** How far a capture has come: what was read of it earlier takes nothing back. */
const captureSteps = sql`array['PENDING', 'DECLINED', 'FAILED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']::capture_status[]`;

/** Saves what is known of a capture; false when it belongs to another order: one capture pays one order. */
export async function saveCapture(tx: Queryable, capture: typeof captures.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(captures)
    .values(capture)
    .onConflictDoUpdate({
      target: captures.id,
      set: {
        status: sql`(${captureSteps})[greatest(array_position(${captureSteps}, ${captures.status}), array_position(${captureSteps}, excluded.status))]`,
      },
      setWhere: eq(captures.orderId, capture.orderId),
    })
    .returning({ id: captures.id });
  return rows.length > 0;
}

/** Captures that brought money, given back or not. */
export const capturedStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;

/** The capture that paid an order, given back or not; of one that nothing paid, the first that was taken for it. */
export async function findCompletedCapture(
  db: Queryable,
  { id: orderId }: StoredOrder,
): Promise<StoredCapture | undefined> {
  const rows = await db
    .select(getTableColumns(captures))
    .from(captures)
    .innerJoin(orders, eq(orders.id, captures.orderId))
    .where(and(eq(captures.orderId, orderId), inArray(captures.status, [...capturedStatuses])))
    .orderBy(sql`coalesce(${captures.id} = ${orders.captureId}, false) desc`, captures.createdAt)
    .limit(1);
  return rows[0] && asReached(rows[0]);
}

/** A capture of an order that is locked, as it is now. */
export async function findCapture(tx: Queryable, id: string): Promise<StoredCapture | undefined> {
  const rows = await tx.select().from(captures).where(eq(captures.id, id));
  return rows[0] && asReached(rows[0]);
}
