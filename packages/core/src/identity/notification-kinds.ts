/** What a notification can say. */
export const notificationKinds = ['report.ready', 'report.failed', 'security.signed_in'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
