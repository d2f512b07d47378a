/** How far the writing of a report has come. `failed` waits for a person; everything before `ready` goes on by itself. */
export const reportStages = ['waiting', 'chart', 'wording', 'checks', 'ready', 'failed'] as const;
export type ReportStage = (typeof reportStages)[number];
