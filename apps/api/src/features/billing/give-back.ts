import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { ProviderCapture } from '../../ports/payments/payment-provider.ts';
import type { StoredOrder } from './store.ts';
import { insertRefund, listRefundsOf } from './store-refunds.ts';

/** Notes that money has to go back to the buyer, in the transaction that finds it out and holds the lock of the order; the sweep sees to it. */
export async function giveBack(
  tx: SystemDb,
  order: StoredOrder,
  capture: ProviderCapture,
  reason: string,
): Promise<void> {
  // Looked at again, it is owed only once.
  const known = await listRefundsOf(tx, capture.id);
  if (known.some(({ status }) => status !== 'FAILED')) return;
  // Of a sum that cannot be read, what we asked for is given back.
  const amountMinor = Number.isFinite(capture.amount.amountMinor)
    ? capture.amount.amountMinor
    : order.amountMinor;
  await insertRefund(tx, {
    id: newId(),
    captureId: capture.id,
    amountMinor,
    currency: capture.amount.currency,
    reason,
    checkedAt: new Date(0),
  });
}
