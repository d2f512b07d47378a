import { foldColumnName, tidyCell } from '../files/csv-file.ts';
import type { MemberRole } from './member-rules.ts';

/** The columns of a file of invitations: the one place that the check, the template and the page's help are made from. */
export const memberColumns = ['firstName', 'lastName', 'email', 'role', 'branch'] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** How large a file of invitations may be, in bytes, and how many rows below its heading it has at most. */
export const memberFileBytes = 2 * 1024 * 1024;
export const memberFileRows = 5_000;

/** How many errors an answer lists; all are counted. */
export const memberErrorsListed = 1_000;

/** For so long a checked file can be sent, in milliseconds. */
export const memberFileLifeMs = 24 * 3_600_000;

/** For so long what became of a file can be looked up, in milliseconds. */
export const memberResultsLifeMs = 30 * 24 * 3_600_000;

/** Where a file of invitations stands. */
export const memberFileStates = ['checked', 'sending', 'done'] as const;
export type MemberFileState = (typeof memberFileStates)[number];

/**
 * What becomes of a row: `invited` now; `member` of the group already; `waiting` with an invitation that still works; `refused` without
 * saying why; `closed` since its branch or the group was closed meanwhile; `paused` since the address got many emails lately.
 */
export const memberOutcomes = ['invited', 'member', 'waiting', 'refused', 'closed', 'paused'] as const;
export type MemberOutcome = (typeof memberOutcomes)[number];

/** What the heading of a file says: where the columns stand, from 0, and what is wrong with it. */
export interface MemberHeading {
  at: Partial<Record<MemberColumn, number>>;
  missing: MemberColumn[];
  twice: string[];
  unknown: string[];
}

const columnOf = (name: string) => memberColumns.find((one) => foldColumnName(one) === foldColumnName(name));

/** Whether a heading is that of one of the columns. */
export function isMemberHeading(name: string): boolean {
  return columnOf(name) !== undefined;
}

/** Reads the heading of a file. Columns may stand in any order, in whatever case. */
export function readMemberHeading(cells: readonly string[]): MemberHeading {
  const heading: MemberHeading = { at: {}, missing: [], twice: [], unknown: [] };
  for (const [index, cell] of cells.entries()) {
    const name = tidyCell(cell);
    if (name === '') continue;
    const column = columnOf(name);
    if (!column) heading.unknown.push(name);
    else if (heading.at[column] === undefined) heading.at[column] = index;
    else heading.twice.push(name);
  }
  heading.missing = memberColumns.filter((column) => heading.at[column] === undefined);
  return heading;
}

/** How a file names each role, the first of them in the template. */
export const roleNames: Record<MemberRole, readonly [string, ...string[]]> = {
  groupAdmin: ['Group admin', 'Group administrator'],
  branchAdmin: ['Branch admin', 'Branch administrator'],
  groupUser: ['Group user', 'User'],
};

/** The role that a cell names, in whatever case, with or without its spaces. */
export function roleNamed(cell: string): MemberRole | undefined {
  const wanted = foldColumnName(cell);
  return (Object.keys(roleNames) as MemberRole[]).find((role) =>
    roleNames[role].some((name) => foldColumnName(name) === wanted),
  );
}
