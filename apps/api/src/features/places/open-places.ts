import type { Feature } from '../../platform/feature.ts';
import { type PlaceDeps, placeRoutes } from './routes.ts';

/** The gazetteer. */
export function openPlaces(deps: PlaceDeps): Feature {
  return { routes: (serveWith) => placeRoutes(serveWith(deps)) };
}
