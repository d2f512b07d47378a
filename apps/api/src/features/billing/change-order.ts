import { isClosedOrder } from '@udaya/core/billing/order-status';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { notePaymentState } from '../reports/record/note-payment-state.ts';
import { findPaymentState, type StoredOrder, saveOrder, setHeard, setLooked, setUnheard } from './store.ts';
import { insertStep } from './store-steps.ts';

/** Changes an order that is locked, and notes the step and on its report what that means for it, in one transaction. */
export async function changeOrder(
  tx: Queryable,
  order: StoredOrder,
  change: Parameters<typeof saveOrder>[2],
): Promise<StoredOrder> {
  const isEnd = change.status !== undefined && isClosedOrder(change.status) && change.status !== order.status;
  const changed = await saveOrder(tx, order, isEnd ? { ...change, unheardSince: null } : change);
  const { id: orderId, status: kind, issue, debugId: reference } = changed;
  if (kind !== order.status) await insertStep(tx, { id: newId(), orderId, kind, issue, reference });
  await updateReportPayment(tx, changed);
  return changed;
}

/** Notes that the provider was not heard when the buyer came back. */
export async function noteUnheard(db: SystemDb, order: StoredOrder): Promise<void> {
  await db.transaction(async (tx) => {
    await setUnheard(tx, order);
    await updateReportPayment(tx, order);
  });
}

/** Notes that the provider was heard about an order again. */
export async function noteHeard(db: SystemDb, order: StoredOrder): Promise<void> {
  await db.transaction(async (tx) => {
    if (await setHeard(tx, order)) await updateReportPayment(tx, order);
  });
}

/** Notes that the provider was asked about a closed order at this moment, and said that nobody is paying it. */
export async function noteLooked(db: SystemDb, order: StoredOrder, askedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await setLooked(tx, order, askedAt);
    if (await setHeard(tx, order)) await updateReportPayment(tx, order);
  });
}

/** Notes on the report of an order what its orders mean for it. */
async function updateReportPayment(tx: Queryable, order: StoredOrder): Promise<void> {
  const state = await findPaymentState(tx, order);
  if (state?.reportId) await notePaymentState(tx, state.reportId, state);
}
