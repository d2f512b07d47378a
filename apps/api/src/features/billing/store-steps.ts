import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { orderSteps, webhookEvents } from './tables.ts';

export type StoredStep = typeof orderSteps.$inferSelect;
export type StoredEvent = typeof webhookEvents.$inferSelect;

/** Notes what happened with an order. */
export async function insertStep(tx: Queryable, step: typeof orderSteps.$inferInsert): Promise<void> {
  await tx.insert(orderSteps).values(step);
}

/** What happened with an order, one after the other. */
export async function listSteps(db: Queryable, { id }: StoredOrder): Promise<StoredStep[]> {
  return db.select().from(orderSteps).where(eq(orderSteps.orderId, id)).orderBy(asc(orderSteps.at));
}

/** The last thing that was noted of a refund. */
export async function findLastStepOfRefund(
  tx: Queryable,
  refund: { id: string },
): Promise<StoredStep | undefined> {
  const rows = await tx
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.refundId, refund.id))
    .orderBy(desc(orderSteps.at))
    .limit(1);
  return rows[0];
}

/** The provider's events about an order, as they came. */
export async function listEventsOf(db: Queryable, { providerOrderId }: StoredOrder): Promise<StoredEvent[]> {
  if (providerOrderId === null) return [];
  return db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.providerOrderId, providerOrderId))
    .orderBy(asc(webhookEvents.receivedAt));
}
