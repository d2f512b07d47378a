import type { Payment } from '@udaya/contract/billing';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import type { Database } from '../../platform/database/database.ts';
import { presentPayment } from './present-payment.ts';
import { listOrderRows } from './store.ts';
import { findRefunds } from './store-refunds.ts';

const atMost = 10_000;

/** Every payment of the viewer's own, latest first. */
export async function listOwnPayments(db: Database, viewer: Viewer): Promise<Payment[]> {
  const { rows } = await listOrderRows(
    db,
    reportScope(viewer),
    {},
    { page: 0, size: atMost, sortOrder: 'desc' },
  );
  const refunds = await findRefunds(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => presentPayment(row, refunds.get(row.order.id)));
}
