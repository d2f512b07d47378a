import { queryOptions } from '@tanstack/react-query';
import { accounts, type DiallingCountry } from '@udaya/contract/accounts';
import { call } from '../../../api/call.ts';

/** The country that stands in a form before anybody chose. */
export const india: DiallingCountry = { name: 'India', pcode: '+91', code: 'IN' };

/** Countries with their dialling codes; they change less often than the page is loaded. */
export const diallingCountriesQuery = queryOptions({
  queryKey: ['dialling-countries'],
  queryFn: ({ signal }) => call(accounts.listCountries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
