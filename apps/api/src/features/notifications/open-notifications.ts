import type { Feature } from '../../platform/feature.ts';
import { notificationRoutes } from './routes.ts';

/** What users are told on the page. */
export function openNotifications(): Feature {
  return { routes: (serveWith) => notificationRoutes(serveWith({})) };
}
