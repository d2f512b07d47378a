/** Where an archive of PDFs stands. */
export const archiveStates = ['making', 'ready', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Why a report is not in an archive that it was asked for with. */
export const leftOutReasons = ['notReady', 'failed', 'closed'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How many reports an archive holds at most. */
export const archivedReports = 1_000;

/** How long an archive is kept, from when it was asked for and again from when it is ready. */
export const archiveHours = 24;
