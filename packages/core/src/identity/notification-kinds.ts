/** What a notification can say. */
export const notificationKinds = [
  'report.ready',
  'report.failed',
  'report.unmailed',
  'births.imported',
  'payment.received',
  'payment.refunded',
  'payment.partly_refunded',
  'payment.failed',
  'security.password',
  'security.email',
  'security.locked',
  'archive.ready',
  'archive.failed',
  'consent.withdrawn',
  'retention.notice',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
