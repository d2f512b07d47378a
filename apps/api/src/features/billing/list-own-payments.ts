import type { Payment } from '@udaya/contract/billing';
import type { TenantDb } from '../../platform/database/handles.ts';
import { presentPayment } from './present-payment.ts';
import { listOrderRows } from './store-lists.ts';
import { findRefunds } from './store-refunds.ts';

const atMost = 10_000;

/** Every payment of the actor's own, latest first. */
export async function listOwnPayments(db: TenantDb): Promise<Payment[]> {
  const { rows } = await listOrderRows(db, {}, { page: 0, size: atMost, sortOrder: 'desc' });
  const refunds = await findRefunds(
    db,
    rows.map(({ order }) => order),
  );
  return rows.map((row) => presentPayment(row, refunds.get(row.order.id)));
}
