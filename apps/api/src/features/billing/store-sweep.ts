import { rupeeProviders } from '@udaya/core/billing/providers';
import { and, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { asReached, type Queryable, type SystemDb } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { orders } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An order that failed is looked at once more so long after: an answer may have been mistaken for a no. */
const secondLookMs = 2 * minute;

/** A closed order whose provider captures by itself is looked at once more, when no try to pay it can be under way any longer. */
const lateLookMs = 30 * minute;
const paysByItself = inArray(orders.provider, [...rupeeProviders]);

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
      // What was refused may be approved late; it is looked at less often.
      and(eq(orders.status, 'DECLINED'), paysByItself, lt(orders.checkedAt, before(4 * idleMs))),
    ),
  );
  const mistaken = and(
    eq(orders.status, 'FAILED'),
    gt(orders.attempt, 0),
    gt(orders.updatedAt, before(24 * hour)),
    lt(orders.updatedAt, before(secondLookMs)),
    lt(orders.checkedAt, sql`${orders.updatedAt} + interval '1 millisecond' * ${secondLookMs}`),
  );
  const closed = and(
    inArray(orders.status, ['CANCELLED', 'EXPIRED', 'FAILED']),
    paysByItself,
    isNotNull(orders.providerOrderId),
    gt(orders.updatedAt, before(24 * hour)),
    lt(orders.updatedAt, before(lateLookMs)),
    lt(orders.checkedAt, sql`${orders.updatedAt} + interval '1 millisecond' * ${lateLookMs}`),
  );
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(waiting, mistaken, closed))
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

/** The orders of the same invoice that were closed lately, and that their provider may have taken money for all the same. */
export async function listClosedOrders(
  db: Queryable,
  { id, invoiceId }: StoredOrder,
): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.invoiceId, invoiceId),
        ne(orders.id, id),
        inArray(orders.status, ['CANCELLED', 'EXPIRED', 'FAILED']),
        paysByItself,
        isNotNull(orders.providerOrderId),
        gt(orders.updatedAt, new Date(Date.now() - 24 * hour)),
      ),
    );
  return rows.map((order) => asReached(order));
}
