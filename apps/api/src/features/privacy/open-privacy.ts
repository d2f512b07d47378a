import type { Feature } from '../../platform/feature.ts';
import { type PrivacyPorts, privacyRoutes } from './routes.ts';

/** The own data: taken along, or erased with the account. */
export function openPrivacy(ports: PrivacyPorts): Feature {
  return { routes: (serveWith) => privacyRoutes(serveWith(ports)) };
}
