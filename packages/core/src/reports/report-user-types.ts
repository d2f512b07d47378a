/** Whose reports the product admin looks at: those of consumers, or those that groups made. */
export const reportUserTypes = ['ASTROUSER', 'GROUP'] as const;
export type ReportUserType = (typeof reportUserTypes)[number];

/** Whose a report is. */
export function reportUserTypeOf({ groupId }: { groupId: string | null }): ReportUserType {
  return groupId === null ? 'ASTROUSER' : 'GROUP';
}
