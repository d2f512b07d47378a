/** The three readings the product writes; each has its own texts in the knowledge base. */
export const reportTypes = ['Child', 'Adult', 'Student'] as const;
export type ReportType = (typeof reportTypes)[number];
