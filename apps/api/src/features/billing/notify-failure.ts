import type { SystemDb } from '../../platform/database/handles.ts';
import { mailboxOf } from '../accounts/mailbox-of.ts';
import { notify } from '../notifications/notify.ts';
import type { BillingParts } from './billing-parts.ts';
import { noteMail } from './post-payment-mail.ts';
import { findOrderAgain, type StoredOrder } from './store.ts';
import { findBuyer } from './store-receipts.ts';

/** Tells the buyer that a payment came to nothing, in the bell and by mail: the page that would say so may be closed. */
export async function notifyFailure(parts: BillingParts, tx: SystemDb, order: StoredOrder): Promise<void> {
  const row = await findOrderAgain(tx, order);
  const { reportId, userId } = row?.invoice ?? {};
  const buyer = userId ? await findBuyer(tx, userId) : undefined;
  if (!row?.report || !reportId || !userId || !buyer) return;
  const { name } = row.report;
  await notify(tx, userId, { kind: 'payment.failed', subject: name, reportId });
  await parts.post(tx, {
    id: await noteMail(tx, order, 'MAIL failure'),
    kind: 'payment-failed',
    to: mailboxOf(buyer),
    content: { name, reportId },
  });
}
