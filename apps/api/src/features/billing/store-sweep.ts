import { closedOrderStatuses } from '@udaya/core/billing/order-status';
import { rupeeProviders } from '@udaya/core/billing/providers';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { asReached, type Queryable, type SystemDb } from '../../platform/database/handles.ts';
import { orderLives } from './order-lives.ts';
import type { StoredOrder } from './store.ts';
import { orders } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An order that failed is looked at once more so long after: an answer may have been mistaken for a no. */
const secondLookMs = 2 * minute;

/** A closed order whose provider captures by itself is looked at once more, when no try to pay it can be under way any longer. */
const lateLookMs = 30 * minute;
/** As long as Razorpay may authorize late. */
const mayBeLateMs = 5 * 24 * hour;
const paysByItself = inArray(orders.provider, [...rupeeProviders]);

/** The provider has not answered about it so long after it was closed, or never. */
const isUnseen = (afterMs: number) =>
  or(
    isNull(orders.lookedAt),
    lt(orders.lookedAt, sql`${orders.updatedAt} + interval '1 millisecond' * ${afterMs}`),
  );

/**
 * Takes the orders that nobody looked at for a while, each for one sweeper only, those first where money may be waiting. What
 * is held back for long is asked for more seldom; what nobody can have approved is left alone until its time is over.
 */
export async function claimOrders(db: SystemDb, idleMs: number, limit: number): Promise<StoredOrder[]> {
  const now = Date.now();
  const before = (ms: number) => new Date(now - ms);
  const idle = lt(orders.checkedAt, before(idleMs));
  const waiting = and(
    idle,
    or(
      inArray(orders.status, ['CREATED', 'APPROVED', 'CAPTURING']),
      and(
        eq(orders.status, 'PENDING'),
        or(gt(orders.createdAt, before(hour)), lt(orders.checkedAt, before(hour / 4))),
      ),
      and(eq(orders.status, 'NEW'), lt(orders.createdAt, before(orderLives.unconfirmedMs))),
      and(eq(orders.status, 'DECLINED'), lt(orders.createdAt, before(orderLives.unapprovedMs))),
      // What was refused may be approved late; it is looked at less often.
      and(eq(orders.status, 'DECLINED'), paysByItself, lt(orders.checkedAt, before(4 * idleMs))),
    ),
  );
  const mistaken = and(
    idle,
    eq(orders.status, 'FAILED'),
    gt(orders.attempt, 0),
    gt(orders.updatedAt, before(24 * hour)),
    lt(orders.updatedAt, before(secondLookMs)),
    isUnseen(secondLookMs),
  );
  const closed = and(
    mayBePaidLate(),
    lt(orders.updatedAt, before(lateLookMs)),
    lt(orders.checkedAt, before(4 * idleMs)),
  );
  const unheard = and(idle, inArray(orders.status, [...closedOrderStatuses]), isNotNull(orders.unheardSince));
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(waiting, mistaken, closed, unheard))
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

/** Closed, and nobody can say yet that its provider takes no money for it any more. */
function mayBePaidLate(): SQL | undefined {
  return and(
    inArray(orders.status, [...closedOrderStatuses]),
    paysByItself,
    isNotNull(orders.providerOrderId),
    gt(orders.updatedAt, new Date(Date.now() - mayBeLateMs)),
    isUnseen(lateLookMs),
  );
}

/** The orders of an invoice that were closed, and that their provider may take money for all the same. */
export async function listClosedOrders(db: Queryable, invoiceId: string): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.invoiceId, invoiceId), mayBePaidLate()));
  return rows.map((order) => asReached(order));
}
