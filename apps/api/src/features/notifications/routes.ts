import { notifications } from '@udaya/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';

/** The viewer's own notifications. */
export function notificationRoutes(serve: Serve, db: Database): void {
  serve(notifications.list, async ({ viewer }) => listNotifications(db, viewer));
  serve(notifications.markRead, async ({ viewer, body }) => {
    await markRead(db, viewer, body.ids);
    return listNotifications(db, viewer);
  });
}
