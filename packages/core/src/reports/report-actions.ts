/** What an actor may do with a report and lists have a button for. */
export const listedActions = ['view', 'preview', 'download', 'pay', 'delete'] as const;
export type ListedAction = (typeof listedActions)[number];

/** Everything that can be done with one report. */
export const reportActions = [
  ...listedActions,
  'seePayment',
  'mail',
  'edit',
  'correct',
  'judge',
  'blindTest',
  'schedule',
  'quote',
  'give',
  'choose',
  'translate',
  'reword',
  'compare',
  'rewrite',
  'complimentary',
  'refund',
  'statePurpose',
  'trace',
] as const;
export type ReportAction = (typeof reportActions)[number];
