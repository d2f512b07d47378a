import { queryOptions } from '@tanstack/react-query';
import { type AdminPayment, type PaymentPage } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { ownTimeZone } from '@udaya/format/time-zones';
import { call } from '../../../api/call.ts';
import type { ListPage } from '../../../shell/data-list/list-types.ts';
import { isReturning, isSettling } from '../payment-query.ts';
import { type filtersOf, type questionOf } from './payment-list.ts';

const askAgain = 5_000;

/** A page of payments, and whether its total is the whole one. */
export interface PaymentListPage extends ListPage<AdminPayment> {
  totalIsExact: boolean;
}

/** A page of all payments; asked again while one of them is being settled or given back. */
export function paymentListQuery(question: ReturnType<typeof questionOf>) {
  const query = { ...question, ...inOwnZone(question) };
  return queryOptions<PaymentPage, Error, PaymentListPage>({
    queryKey: ['billing', 'list', query],
    queryFn: ({ signal }) => call(productPayments.list, { query, signal }),
    select: ({ payments, totalElements, totalIsExact, totalPages }) => ({
      rows: payments,
      total: totalElements,
      pages: totalPages,
      totalIsExact,
    }),
    refetchInterval: ({ state }) => (state.data?.payments.some(isMoving) ? askAgain : false),
  });
}

/** The zone that days are meant in, where there are any. */
export function inOwnZone({ from, to }: Pick<ReturnType<typeof filtersOf>, 'from' | 'to'>) {
  return from || to ? { timeZone: ownTimeZone() } : {};
}

/** One payment with all that happened with it; asked again while something goes on. */
export function paymentDetailQuery(id: string) {
  return queryOptions({
    queryKey: ['billing', 'detail', id],
    queryFn: ({ signal }) => call(productPayments.read, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? askAgain : false),
  });
}

const isMoving = (payment: AdminPayment) => isSettling(payment.status) || isReturning(payment);
