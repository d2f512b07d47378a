/** What a notification can say. */
export const notificationKinds = ['report.ready', 'report.failed'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
