import { notificationKinds } from '@udaya/core/identity/notification-kinds';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Notifications';

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  reportId: z.nullable(z.string()),
  createdDate: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationList = z.object({ unread: z.int(), notifications: z.array(Notification) });
export type NotificationList = z.infer<typeof NotificationList>;

/** What the actor is told. */
export const notifications = {
  list: route({
    method: 'GET',
    path: '/notifications',
    access: anyRole,
    tag,
    summary: 'The latest fifty notifications and the number of unread ones',
    reply: NotificationList,
  }),

  markRead: route({
    method: 'POST',
    path: '/notifications/read',
    access: anyRole,
    limit: 'changes',
    audits: ['notifications.read'],
    tag,
    summary: 'Marks the given notifications read, or all without ids',
    body: z.object({ ids: z.optional(z.array(recordId).check(z.maxLength(100))) }),
    reply: NotificationList,
  }),
};
