import { places } from '@udaya/contract/places';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { listPlaceCountries } from './list-place-countries.ts';
import { checkPlacesToken, makePlacesToken } from './places-token.ts';
import { searchPlaces } from './search-places.ts';

export interface PlaceParts {
  db: Database;
  /** Signs the tokens of place searches. */
  key: Buffer;
  limiter: Limiter;
}

/** The gazetteer, for the place picker. */
export function placeRoutes(serve: Serve, { db, key, limiter }: PlaceParts): void {
  serve(places.makeToken, async ({ viewer }) => ({ token: makePlacesToken(key, viewer.userId) }));
  serve(places.search, async ({ viewer, query }) => {
    checkPlacesToken(key, viewer.userId, query.token);
    await limiter.take(viewer.userId);
    return searchPlaces(db, { country: query.country.toUpperCase(), text: query.place });
  });
  serve(places.listCountries, async () => listPlaceCountries(db));
}
