import { queryOptions } from '@tanstack/react-query';
import type { AdminPayment } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { call } from '../../api/call.ts';
import { pageOf } from '../../shell/data-list/define-list.ts';

const most = 100;

/** The payments that should be given back and could not be. */
export const refundsDueQuery = queryOptions({
  queryKey: ['billing', 'refunds-due'],
  queryFn: ({ signal }) =>
    call(productPayments.list, { query: { refundDue: 'true', page: 0, size: most }, signal }),
  select: pageOf<AdminPayment>,
});
