import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Payment, payments } from '@udaya/contract/billing';
import type { OrderStatus } from '@udaya/core/billing/order-status';
import { call } from '../../api/call.ts';

const askAgain = 2_500;
const askAgainSlowly = 10_000;

/** Whether a payment is being settled without the buyer's help. */
export function isSettling(status: OrderStatus | undefined): boolean {
  return status === 'APPROVED' || status === 'CAPTURING' || status === 'PENDING';
}

/** Whether the money of a payment is on its way back. */
export function isReturning({ refund }: Pick<Payment, 'refund'>): boolean {
  return refund?.status === 'REQUESTED' || refund?.status === 'PENDING';
}

/** How soon to ask again about a payment, in milliseconds; false where nothing will change by itself. */
export function pace(status: OrderStatus | undefined): number | false {
  if (!isSettling(status)) return false;
  return status === 'PENDING' ? askAgainSlowly : askAgain;
}

/** One own payment as the server knows it; asked again while it is being settled. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ['billing', 'payment', id],
    queryFn: ({ signal }) => call(payments.read, { params: { id }, signal }),
    staleTime: 0,
    // Whoever comes back to a page of a payment must not see first how it stood before.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isReturning(data) ? askAgainSlowly : pace(data?.status),
  });
}

/** Once money moved, whatever was seen of reports, payments and notifications is old. */
export function forgetWhatWasSeen(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'product-info' });
}
