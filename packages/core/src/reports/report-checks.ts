/** What is verified of a report: that it is as it was written, of rows that are as they were, of the facts of its birth, and by the rules. */
export const reportChecks = ['seal', 'rows', 'facts', 'rules', 'consent'] as const;
export type ReportCheck = (typeof reportChecks)[number];

export const checkStates = ['ok', 'failed', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];
