/** What a viewer may do with a report, as far as lists draw their buttons from it. */
export const reportActions = ['view', 'preview', 'download', 'pay', 'delete'] as const;
export type ReportAction = (typeof reportActions)[number];
