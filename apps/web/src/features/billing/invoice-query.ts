import { getInvoice } from '@udaya/contract/billing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What a report costs and what of it is due. */
export function invoiceQuery(reportId: string) {
  return queryOptions({
    queryKey: ['billing', 'invoice', reportId],
    queryFn: ({ signal }) => call(getInvoice, { query: { reportId }, signal }),
  });
}
