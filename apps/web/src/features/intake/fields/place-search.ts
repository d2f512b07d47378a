import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Place, places } from '@udaya/contract/places';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';

const minute = 60_000;

const tokenQuery = queryOptions({
  queryKey: ['places', 'token'],
  queryFn: ({ signal }) => call(places.makeToken, { signal }),
  staleTime: 20 * minute,
});

/** Countries of birth. */
export const countriesQuery = queryOptions({
  queryKey: ['places', 'countries'],
  queryFn: ({ signal }) => call(places.listCountries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The places that a typed text may mean. A search token that has run out is renewed once. */
export function placesQuery(country: string, place: string, queryClient: QueryClient) {
  const search = async (signal: AbortSignal) => {
    const { token } = await queryClient.query(tokenQuery);
    return call(places.search, { query: { country, place, token }, signal });
  };
  return queryOptions<Place[]>({
    queryKey: ['places', country, place],
    queryFn: async ({ signal }) => {
      try {
        return await search(signal);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'places.token_invalid') throw error;
        queryClient.removeQueries({ queryKey: tokenQuery.queryKey });
        return search(signal);
      }
    },
    staleTime: 10 * minute,
  });
}
