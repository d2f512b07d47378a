import { queryOptions } from '@tanstack/react-query';
import type { AdminPayment } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { call } from '../../../api/call.ts';
import { isReturning, isSettling } from '../payment-query.ts';

/** How soon it is asked again for a payment that is on the move, in milliseconds. */
export const askAgain = 5_000;

/** One payment with all that happened with it; asked again while something goes on. */
export function paymentDetailQuery(id: string) {
  return queryOptions({
    queryKey: ['billing', 'detail', id],
    queryFn: ({ signal }) => call(productPayments.read, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? askAgain : false),
  });
}

/** Whether a payment is being settled or given back. */
export const isMoving = (payment: AdminPayment) => isSettling(payment.status) || isReturning(payment);
