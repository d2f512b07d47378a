import { email as emailField, firstName, lastName } from '@udaya/contract/account-fields';
import type { MemberFileError } from '@udaya/contract/group-member-files';
import { tidyCell } from '@udaya/core/files/csv-file';
import {
  isMemberHeading,
  type MemberColumn,
  type MemberHeading,
  memberColumns,
  memberFileRows,
  readMemberHeading,
  roleNamed,
  roleNames,
} from '@udaya/core/groups/member-file';
import { givableRoles, type MemberRole, mayGive, needsBranch } from '@udaya/core/groups/member-rules';
import type { Role } from '@udaya/core/identity/roles';
import { cutToLength } from '@udaya/format/cut-graphemes';
import { formatChoice, formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import type { ZodMiniType } from 'zod/mini';
import { describeBroken, readRows, type TableRow } from '../../platform/csv/read-rows.ts';
import { readText, UnreadableFile } from '../../platform/csv/read-text.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';

/** A row of a file that nothing is wrong with. */
export interface ReadRow {
  rowNo: number;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRole;
  branchId: string | null;
}

/** What a file holds: its rows, and what is wrong with them. */
export interface ReadFile {
  rowCount: number;
  rows: ReadRow[];
  errors: MemberFileError[];
}

/** Who sends the file: what it may give, and the branches of its reach. */
export interface FileSender {
  role: Role;
  /** Of whoever looks after one branch alone. */
  branchId: string | null;
  branches: readonly { id: string; name: string; closedAt: Date | null }[];
}

const fields = { firstName, lastName, email: emailField(m.group_invite_email_required) };
const shownLength = 200;
const lines = 2 * memberFileRows;

/**
 * Reads a file of people to invite and checks each row by itself and against the others.
 * @throws UnreadableFile where it is no text.
 */
export async function readMemberFile(
  content: AsyncIterable<Uint8Array>,
  sender: FileSender,
): Promise<ReadFile> {
  let heading: MemberHeading | undefined;
  const file: ReadFile = { rowCount: 0, rows: [], errors: [] };
  const seen = new Map<string, number>();
  const fail = (rowNo: number, column: MemberColumn | '', value: string, message: string) =>
    file.errors.push({ rowNo, column, value: cutToLength(value, shownLength), message });

  const broken = await readRows(
    readText(content, () => {}),
    isMemberHeading,
    async (row) => {
      const cells = row.cells.map(tidyCell);
      if (cells.every((cell) => cell === '')) return row.rowNo < lines;
      if (!heading) {
        heading = readMemberHeading(cells);
        failHeading(heading, row.rowNo, fail);
        // Without its columns no row says anything.
        return heading.missing.length === 0;
      }
      if (file.rowCount === memberFileRows) {
        fail(row.rowNo, '', '', m.member_file_too_many({ max: memberFileRows }));
        return false;
      }
      file.rowCount += 1;
      const read = readRow(heading, { rowNo: row.rowNo, cells }, sender, fail);
      const earlier = read && seen.get(read.email.toLowerCase());
      if (earlier !== undefined && read)
        fail(row.rowNo, 'email', read.email, m.member_file_twice({ row: earlier }));
      else if (read) {
        seen.set(read.email.toLowerCase(), row.rowNo);
        file.rows.push(read);
      }
      return row.rowNo < lines;
    },
  );
  if (!heading && !broken) throw new UnreadableFile('empty');
  if (broken) fail(broken.rowNo, '', '', describeBroken(broken));
  else if (file.rowCount === 0 && file.errors.length === 0) fail(2, '', '', m.member_file_no_rows());
  return file;
}

type Fail = (rowNo: number, column: MemberColumn | '', value: string, message: string) => void;

function failHeading({ missing, twice, unknown }: MemberHeading, rowNo: number, fail: Fail): void {
  for (const column of missing) fail(rowNo, column, '', m.member_file_column_missing({ column }));
  for (const column of twice) fail(rowNo, '', column, m.member_file_column_twice({ column }));
  for (const column of unknown)
    fail(
      rowNo,
      '',
      column,
      m.member_file_column_unknown({ column, columns: formatList([...memberColumns], currentLocale()) }),
    );
}

/** What a row says; undefined where something is wrong with it. */
function readRow(
  { at }: MemberHeading,
  { rowNo, cells }: TableRow,
  sender: FileSender,
  fail: Fail,
): ReadRow | undefined {
  const cell = (column: MemberColumn) => cells[at[column] ?? -1] ?? '';
  let isRight = true;
  const wrong = (column: MemberColumn, message: string) => {
    isRight = false;
    fail(rowNo, column, cell(column), message);
  };
  for (const column of ['firstName', 'lastName', 'email'] as const) {
    const schema: ZodMiniType = fields[column];
    const parsed = schema.safeParse(cell(column));
    if (!parsed.success) wrong(column, parsed.error.issues[0]?.message ?? m.field_invalid());
  }
  const role = roleNamed(cell('role'));
  if (!role || !mayGive(sender.role, role)) {
    const names = givableRoles(sender.role).map((one) => roleNames[one][0]);
    wrong('role', m.member_file_role({ roles: formatChoice(names, currentLocale()) }));
    return undefined;
  }
  const branch = branchNamed(cell('branch'), role, sender);
  if ('message' in branch) wrong('branch', branch.message);
  if (!isRight || 'message' in branch) return undefined;
  return {
    rowNo,
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    role,
    branchId: branch.id,
  };
}

const folded = (name: string) => tidyCell(name).toLowerCase();

/** The branch that a cell names for a role, or what is wrong with it. */
function branchNamed(
  name: string,
  role: MemberRole,
  { branchId, branches }: FileSender,
): { id: string | null } | { message: string } {
  if (!needsBranch(role)) return name === '' ? { id: null } : { message: m.member_file_branch_none() };
  if (name === '') return branchId === null ? { message: m.member_file_branch_required() } : { id: branchId };
  const named = branches.filter((branch) => folded(branch.name) === folded(name));
  const open = named.filter(({ closedAt }) => closedAt === null);
  if (open.length > 1) return { message: m.member_file_branch_several() };
  if (open[0]) return { id: open[0].id };
  return { message: named.length > 0 ? m.member_file_branch_closed() : m.member_file_branch_unknown() };
}
