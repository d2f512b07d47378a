/** How far the writing of a report has come. Everything before `ready` goes on by itself, `failed` for two days; after that it waits for a person. */
export const reportStages = ['waiting', 'chart', 'wording', 'checks', 'ready', 'failed'] as const;
export type ReportStage = (typeof reportStages)[number];
