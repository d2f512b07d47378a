import { auditLog } from '@udaya/contract/audit-log';
import { sessions } from '@udaya/contract/sessions';
import type { Serve } from '../../platform/http/serve.ts';
import { listActions } from './action-words.ts';
import { listActivity } from './list-activity.ts';
import { exportLog, type SearchLogDeps, searchLog } from './search-log.ts';

/** What was done with the actor's own account, and for the product admin all of the log. */
export function auditRoutes(serve: Serve<SearchLogDeps>): void {
  serve(sessions.listActivity, async (ctx) => listActivity(ctx, {}));
  serve(auditLog.list, searchLog);
  serve(auditLog.listActions, listActions);
  serve(auditLog.exportEntries, exportLog);
}
