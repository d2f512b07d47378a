import type { ProviderName } from '@udaya/core/billing/providers';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { asReached, type SystemDb } from '../../platform/database/handles.ts';
import type { StoredOrder } from './store.ts';
import { captures, orders, webhookEvents } from './tables.ts';

/** The order of a provider that an event of it is about. */
export async function findOrderOfEvent(
  db: SystemDb,
  provider: ProviderName,
  event: { orderId: string | undefined; captureId: string | undefined },
): Promise<StoredOrder | undefined> {
  const byCapture = db
    .select({ id: captures.orderId })
    .from(captures)
    .where(eq(captures.id, event.captureId ?? ''));
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        or(eq(orders.providerOrderId, event.orderId ?? ''), inArray(orders.id, byCapture)),
      ),
    );
  return rows[0] && asReached(rows[0]);
}

/** Keeps an event; true when it was not yet processed before. */
export async function takeEvent(db: SystemDb, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  await db.insert(webhookEvents).values(event).onConflictDoNothing();
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, event.id), isNull(webhookEvents.processedAt)));
  return rows.length > 0;
}

/** Notes that an event was followed up, and which order it was about. */
export async function markEventProcessed(
  db: SystemDb,
  id: string,
  order: StoredOrder | undefined,
): Promise<void> {
  const about = order?.providerOrderId ? { providerOrderId: order.providerOrderId } : {};
  await db
    .update(webhookEvents)
    .set({ processedAt: new Date(), ...about })
    .where(eq(webhookEvents.id, id));
}
