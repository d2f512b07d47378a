/** Letters, digits and hyphens, beginning and ending with a letter or digit. Upper and lower case are the same code. */
export const enterpriseCodePattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/** How many characters an enterprise code has. */
export const enterpriseCodeLimits = { min: 3, max: 20 } as const;

/** Codes that no group may have: what consumers and the product admin log in with in the place of one. */
export const reservedEnterpriseCodes: readonly string[] = ['NONE'];

/** The months of a group's usage that are told: the usual ones, and as many as there are at most. */
export const usageMonths = [12, 24] as const;
export type UsageMonths = (typeof usageMonths)[number];

/** How many characters the texts of a group have at most. */
export const groupLimits = { name: 120, institutionCode: 40, description: 500, branch: 100 } as const;

/** What a filter by branch is for reports that belong to none, as those of a group's own form. */
export const noBranch = 'no-branch';

/** How many branches a group has at most, closed ones among them. */
export const branchLimit = 500;

/** Where a branch stands: a closed one takes nothing new, and what it has stays. */
export const branchStates = ['open', 'closed'] as const;
export type BranchState = (typeof branchStates)[number];

/** What the list of branches is ordered by. */
export const branchSorts = ['name', 'users', 'reports', 'created'] as const;
export type BranchSort = (typeof branchSorts)[number];

/** For how many days an invitation to a group can be taken up. */
export const invitationDays = 7;

/**
 * Where the public form of a group stands: `none` without a link, `open`, `paused` by hand, `closed` with the whole group.
 */
export const formStates = ['none', 'open', 'paused', 'closed'] as const;
export type FormState = (typeof formStates)[number];

/** Where somebody stands who was invited to look after a group: `expired` where the link was not used in time. */
export const memberStates = ['active', 'invited', 'expired', 'disabled'] as const;
export type MemberState = (typeof memberStates)[number];

/** Where the public form of a group is, by its token. */
export function formPath(token: string): string {
  return `/report-registration/${token}`;
}
