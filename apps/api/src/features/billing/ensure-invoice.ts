import { invoicePrice, priceIn } from '@udaya/core/billing/price-book';
import { Failure } from '@udaya/core/failure';
import { newId } from '../../platform/crypto/tokens.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { changePaymentStatus } from '../reports/record/change-payment-status.ts';
import type { Payable } from '../reports/record/read-payable.ts';
import type { ShopParts, Way } from './billing-parts.ts';
import { findInvoice, insertInvoice, lockOwnInvoices, type StoredInvoice } from './store.ts';

/**
 * The invoice of a report of the actor's. It is made when it is first asked for, and its prices stay as they were then; `ways` are
 * those of the actor, the first of which it is charged by unless the actor chooses another.
 * @throws Failure `record.missing` for a report that is deleted meanwhile.
 */
export async function ensureInvoice(
  { prices }: Pick<ShopParts, 'prices'>,
  db: TenantDb,
  report: Payable,
  [first]: readonly Way[],
): Promise<StoredInvoice> {
  const earlier = await findInvoice(db, report);
  if (earlier) return earlier;
  const price = invoicePrice(prices);
  const charged = first && priceIn(prices, first.currency);
  if (!charged) throw new Error(`The price book has no price in ${first?.currency}.`);
  await db.transaction(async (tx) => {
    // It may be being deleted.
    if (!(await changePaymentStatus(tx, report, (status) => status))) throw new Failure('record.missing');
    await insertInvoice(tx, {
      id: newId(),
      reportId: report.id,
      userId: db.actor.userId,
      amountMinor: price.amountMinor,
      currency: price.currency,
      chargedMinor: charged.amountMinor,
      chargedCurrency: charged.currency,
      prices,
    });
  });
  const invoice = await findInvoice(db, report);
  if (!invoice) throw new Error('The invoice was not kept.');
  return invoice;
}

/** Locks the actor's invoices until the transaction ends: whoever settles one has it before its report, as must whoever deletes that. */
export async function lockInvoices(tx: TenantDb): Promise<void> {
  await lockOwnInvoices(tx);
}
