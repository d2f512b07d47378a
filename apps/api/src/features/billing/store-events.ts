import type { ProviderName } from '@udaya/core/billing/providers';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
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

/** Whoever took an event up and is not done after so long has died. */
const takenUpFor = sql`interval '1 minute'`;

/** Saves an event; true for one of its copies only, until `leaveEvent`. */
export async function acceptEvent(db: SystemDb, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const taken = await db
    .insert(webhookEvents)
    .values(event)
    .onConflictDoUpdate({
      target: webhookEvents.id,
      set: { receivedAt: sql`now()` },
      setWhere: and(
        isNull(webhookEvents.processedAt),
        lt(webhookEvents.receivedAt, sql`now() - ${takenUpFor}`),
      ),
    })
    .returning({ id: webhookEvents.id });
  return taken.length > 0;
}

/** Forgets an event that could not be followed up: its provider sends it again. */
export async function leaveEvent(db: SystemDb, id: string): Promise<void> {
  await db.delete(webhookEvents).where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)));
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
