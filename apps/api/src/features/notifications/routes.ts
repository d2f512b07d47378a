import { listNotifications as listRoute, markNotificationsRead } from '@udaya/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';

/** The viewer's own notifications. */
export function notificationRoutes(serve: Serve, db: Database): void {
  serve(listRoute, async ({ viewer }) => listNotifications(db, viewer));
  serve(markNotificationsRead, async ({ viewer, body }) => {
    await markRead(db, viewer, body.ids);
    return listNotifications(db, viewer);
  });
}
