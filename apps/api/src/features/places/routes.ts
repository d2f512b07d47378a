import { places } from '@udaya/contract/places';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listPlaceCountries } from './describe-place.ts';
import { checkPlacesToken, makePlacesToken } from './places-token.ts';
import { searchPlaces } from './search-places.ts';

export interface PlaceDeps {
  /** Places are nobody's. */
  system: SystemDb;
  /** Signs the tokens of place searches. */
  key: Buffer;
}

/** The gazetteer, for the place picker. */
export function placeRoutes(serve: Serve<PlaceDeps>): void {
  serve(places.makeToken, async ({ key, actor }) => ({ token: makePlacesToken(key, actor.userId) }));
  serve(places.search, async ({ key, system, actor }, { token, country, place }) => {
    checkPlacesToken(key, actor.userId, token);
    return searchPlaces(system, { country: country.toUpperCase(), text: place });
  });
  serve(places.listCountries, async ({ system }) => listPlaceCountries(system));
}
