import { queryOptions } from '@tanstack/react-query';
import { type AdminPayment, type PaymentPage } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { call } from '../../api/call.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';

const most = 100;

/** The payments that should be given back and could not be. */
export const refundsDueQuery = queryOptions({
  queryKey: ['billing', 'refunds-due'],
  queryFn: ({ signal }) =>
    call(productPayments.list, { query: { refundDue: 'true', page: 0, size: most }, signal }),
  select: paymentPage,
});

/** A page of payments as lists are shown. */
export function paymentPage({ payments, totalElements, totalPages }: PaymentPage): ListPage<AdminPayment> {
  return { rows: payments, total: totalElements, pages: totalPages };
}
