import { dashboard } from '@udaya/contract/dashboard';
import type { Serve } from '../../platform/http/serve.ts';
import { readDashboard } from './read-dashboard.ts';
import { readNow } from './read-now.ts';

/** The product admin's dashboard. */
export function dashboardRoutes(serve: Serve): void {
  serve(dashboard.read, readDashboard);
  serve(dashboard.readNow, readNow);
}
