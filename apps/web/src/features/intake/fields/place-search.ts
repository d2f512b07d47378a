import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Place, places } from '@udaya/contract/places';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';

const minute = 60_000;

/** The query of a token that place searches need. */
export function tokenQuery(of: string, make: (signal: AbortSignal) => Promise<{ token: string }>) {
  return queryOptions({
    queryKey: ['places', 'token', of],
    queryFn: ({ signal }) => make(signal),
    staleTime: 20 * minute,
  });
}
type TokenQuery = ReturnType<typeof tokenQuery>;

const ownToken = tokenQuery('account', (signal) => call(places.makeToken, { signal }));

/** Countries of birth. */
export const countriesQuery = queryOptions({
  queryKey: ['places', 'countries'],
  queryFn: ({ signal }) => call(places.listCountries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Does what a token is needed for. One that has expired is renewed once. */
export async function withToken<Found>(
  queryClient: QueryClient,
  query: TokenQuery,
  work: (token: string) => Promise<Found>,
): Promise<Found> {
  const attempt = async () => work((await queryClient.query(query)).token);
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'places.token_invalid') throw error;
    queryClient.removeQueries({ queryKey: query.queryKey });
    return attempt();
  }
}

type Search = (
  query: { country: string; place: string; token: string },
  signal: AbortSignal,
) => Promise<Place[]>;

/** A way to search places: the query of what a typed text may mean in a country. */
export type PlacesQuery = ReturnType<typeof placesQueryBy>;

/** Places as they are found by a token of one kind. */
export function placesQueryBy(token: TokenQuery, search: Search) {
  return (country: string, place: string, queryClient: QueryClient) =>
    queryOptions<Place[]>({
      queryKey: ['places', country, place],
      queryFn: ({ signal }) =>
        withToken(queryClient, token, (valid) => search({ country, place, token: valid }, signal)),
      staleTime: 10 * minute,
    });
}

/** The places that a typed text may mean, for who is logged in. */
export const placesQuery = placesQueryBy(ownToken, (query, signal) => call(places.search, { query, signal }));
