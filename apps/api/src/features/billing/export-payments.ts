import type { Readable } from 'node:stream';
import type { AdminPayment } from '@udaya/contract/billing';
import type { productPayments } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import type { BillingDeps } from './billing-parts.ts';
import { orderFilter, presentForAdmin } from './list-payments.ts';
import type { StoredOrder } from './store.ts';
import { listOrdersAfter, type OrderFilter } from './store-lists.ts';

/** How many payments a file holds at most. */
const most = 100_000;
const atOnce = 1_000;

const columns = (): CsvColumn<AdminPayment>[] => [
  [m.payment_admin_csv_id(), ({ id }) => id],
  [m.payment_admin_csv_begun(), ({ createdDate }) => createdDate],
  [m.payment_admin_csv_paid(), ({ paidDate }) => paidDate],
  [m.payment_admin_csv_status(), ({ status }) => status],
  [m.payment_admin_csv_name(), ({ name }) => name],
  [m.payment_admin_csv_account(), ({ username }) => username],
  [m.payment_admin_csv_charged(), ({ amount }) => amount],
  [m.payment_admin_csv_currency(), ({ currency }) => currency],
  [m.payment_admin_csv_refunded(), ({ refundedAmount }) => refundedAmount],
  [m.payment_admin_csv_listed(), ({ invoiceAmount }) => invoiceAmount],
  [m.payment_admin_csv_listed_currency(), ({ invoiceCurrency }) => invoiceCurrency],
  [m.payment_admin_csv_receipt(), ({ receiptNumber }) => receiptNumber],
  [
    m.payment_admin_csv_credit_notes(),
    ({ refunds }) => refunds.flatMap(({ creditNote }) => creditNote ?? []).join(' '),
  ],
  [m.payment_admin_csv_provider(), ({ provider }) => provider],
  [m.payment_admin_csv_order(), ({ orderId }) => orderId],
  [m.payment_admin_csv_issue(), ({ issue }) => issue?.issue ?? null],
  [m.payment_admin_csv_report(), ({ reportId }) => reportId],
];

/** The payments of a filter as a CSV file, written while it is sent: latest first, 100,000 at most. */
export async function exportPayments(
  ctx: UserCall & BillingDeps,
  query: output<typeof productPayments.exportList.query>,
): Promise<{ fileName: string; bytes: Readable }> {
  const filter = orderFilter(query);
  await ctx.auditReading('payments.exported', ctx.actor.userId);
  const day = new Date().toISOString().slice(0, 10);
  return { fileName: `Payments_${day}.csv`, bytes: writeCsv(columns(), walk(ctx, filter)) };
}

async function* walk(ctx: UserCall & BillingDeps, filter: OrderFilter): AsyncGenerator<AdminPayment> {
  let last: StoredOrder | undefined;
  for (let taken = 0; taken < most; taken += atOnce) {
    const rows = await listOrdersAfter(ctx.db, filter, last, atOnce);
    yield* await presentForAdmin(ctx, rows);
    last = rows.at(-1)?.order;
    if (rows.length < atOnce) return;
  }
}
