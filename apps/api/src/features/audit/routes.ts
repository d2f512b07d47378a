import { sessions } from '@udaya/contract/sessions';
import type { Serve } from '../../platform/http/serve.ts';
import { listActivity } from './list-activity.ts';

/** What was done with the viewer's own account. */
export function auditRoutes(serve: Serve): void {
  serve(sessions.listActivity, async (ctx) => listActivity(ctx, {}));
}
