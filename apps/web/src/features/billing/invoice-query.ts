import { queryOptions } from '@tanstack/react-query';
import { invoices } from '@udaya/contract/billing';
import { call } from '../../api/call.ts';
import { pace } from './payment-query.ts';

const askAgain = 3_000;

/** What a report costs and what of it is due; asked again while it is being written, or its latest payment settled. */
export function invoiceQuery(reportId: string) {
  return queryOptions({
    queryKey: ['billing', 'invoice', reportId],
    queryFn: ({ signal }) => call(invoices.read, { query: { reportId }, signal }),
    // Another tab, or the payment window, may have changed it.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.stage !== 'ready' ? askAgain : pace(state.data?.payment?.status),
  });
}
