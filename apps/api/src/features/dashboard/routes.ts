import { dashboard } from '@udaya/contract/dashboard';
import type { Serve } from '../../platform/http/serve.ts';
import { readDashboard } from './read-dashboard.ts';
import { type NowDeps, readNow } from './read-now.ts';

/** The product admin's dashboard. */
export function dashboardRoutes(serve: Serve<NowDeps>): void {
  serve(dashboard.read, readDashboard);
  serve(dashboard.readNow, readNow);
}
