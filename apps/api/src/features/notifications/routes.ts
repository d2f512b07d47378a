import { notifications } from '@udaya/contract/notifications';
import type { Serve } from '../../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';

/** The actor's own notifications. */
export function notificationRoutes(serve: Serve): void {
  serve(notifications.list, listNotifications);
  serve(notifications.markRead, markRead);
}
