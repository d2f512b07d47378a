import type { Feature } from '../../platform/feature.ts';
import { type PlacePorts, placeRoutes } from './routes.ts';

/** The gazetteer. */
export function openPlaces(ports: PlacePorts): Feature {
  return { routes: (serveWith) => placeRoutes(serveWith(ports)) };
}
