import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { asReached, type SystemDb } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { orders } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An order that failed is looked at once more so long after: an answer may have been mistaken for a no. */
const secondLookMs = 2 * minute;

/** How long an order may stay open without its buyer, in milliseconds. */
export interface OrderLives {
  /** After it was kept, and the provider did not confirm it. */
  unconfirmedMs: number;
  /** After it was made, and the buyer did not approve it. */
  unapprovedMs: number;
}

/**
 * Takes the orders that nobody looked at for a while, each for one sweeper only, those first where money may be waiting. What
 * is held back for long is asked for more seldom; what nobody can have approved is left alone until its time is over.
 */
export async function claimOrders(
  db: SystemDb,
  idleMs: number,
  lives: OrderLives,
  limit: number,
): Promise<StoredOrder[]> {
  const now = Date.now();
  const before = (ms: number) => new Date(now - ms);
  const waiting = and(
    lt(orders.checkedAt, before(idleMs)),
    or(
      inArray(orders.status, ['CREATED', 'APPROVED', 'CAPTURING']),
      and(
        eq(orders.status, 'PENDING'),
        or(gt(orders.createdAt, before(hour)), lt(orders.checkedAt, before(hour / 4))),
      ),
      and(eq(orders.status, 'NEW'), lt(orders.createdAt, before(lives.unconfirmedMs))),
      and(eq(orders.status, 'DECLINED'), lt(orders.createdAt, before(lives.unapprovedMs))),
    ),
  );
  const mistaken = and(
    eq(orders.status, 'FAILED'),
    gt(orders.attempt, 0),
    gt(orders.updatedAt, before(24 * hour)),
    lt(orders.updatedAt, before(secondLookMs)),
    lt(orders.checkedAt, sql`${orders.updatedAt} + interval '1 millisecond' * ${secondLookMs}`),
  );
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(waiting, mistaken))
    .orderBy(sql`${orders.status} in ('APPROVED', 'CAPTURING') desc`, orders.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(orders)
    .set({ checkedAt: new Date(now) })
    .where(inArray(orders.id, due))
    .returning();
  return taken.map((order) => asReached(order));
}
