/** What an actor may do with a report, as far as lists draw their buttons from it. */
export const reportActions = ['view', 'preview', 'download', 'pay', 'delete'] as const;
export type ReportAction = (typeof reportActions)[number];

/** Everything that can be done with one report. */
export const reportDeeds = [
  ...reportActions,
  'seePayment',
  'mail',
  'edit',
  'correct',
  'judge',
  'schedule',
  'quote',
  'choose',
  'reword',
  'compare',
  'rewrite',
  'complimentary',
  'refund',
  'statePurpose',
  'trace',
] as const;
export type ReportDeed = (typeof reportDeeds)[number];
