import type { Readable } from 'node:stream';
import type { MemberFile } from '@udaya/contract/group-member-files';
import { Failure } from '@udaya/core/failure';
import {
  type MemberColumn,
  type MemberOutcome,
  memberColumns,
  memberFileLifeMs,
  roleNames,
} from '@udaya/core/groups/member-file';
import { givableRoles, needsBranch } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import type { Queryable, Reached } from '../../platform/database/handles.ts';
import { groupRoleOf } from '../accounts/group-role-of.ts';
import { noCounts } from './check-member-file.ts';
import { inviteFileJob } from './jobs.ts';
import type { MemberDeps } from './member-deps.ts';
import { listBranchesWithin } from './store.ts';
import {
  countOutcomes,
  findFile,
  listRows,
  lockOwnFile,
  type NamedRow,
  type StoredFile,
  updateFile,
} from './store-files.ts';

interface CsvFile {
  fileName: string;
  bytes: Readable;
}

/**
 * Has everybody of a checked file invited. Asked again it tells how far that has come.
 * @throws Failure `record.missing`; `upload.expired` where it was checked more than a day ago
 */
export async function sendMemberFile(
  ctx: UserCall & MemberDeps,
  { id }: { id: string },
): Promise<MemberFile> {
  return ctx.db.transaction(async (tx) => {
    const file = await lockOwnFile(tx, id);
    if (!file) throw new Failure('record.missing');
    if (file.state === 'checked') {
      if (Date.now() - file.createdAt.getTime() > memberFileLifeMs) throw new Failure('upload.expired');
      await updateFile(tx, file, { state: 'sending', requestId: ctx.requestId });
      await ctx.jobs.enqueue(tx, inviteFileJob, { fileId: id }, id);
    }
    await ctx.audit(tx, 'members.file_sent', { targetId: id });
    return presentFile(tx, { ...file, state: file.state === 'checked' ? 'sending' : file.state });
  });
}

/**
 * How far the invitations of a file have come.
 * @throws Failure `record.missing`
 */
export async function readMemberFileState({ db }: UserCall, { id }: { id: string }): Promise<MemberFile> {
  const file = await findFile(db, id);
  if (!file) throw new Failure('record.missing');
  return presentFile(db, file);
}

async function presentFile(db: Queryable, file: Reached<StoredFile>): Promise<MemberFile> {
  const { id, fileName, state, rowCount } = file;
  const outcomes = await countOutcomes(db, file);
  const doneCount = [...outcomes.values()].reduce((sum, total) => sum + total, 0);
  return {
    id,
    fileName,
    state,
    rowCount,
    doneCount,
    counts: { ...noCounts(), ...Object.fromEntries(outcomes) },
  };
}

const outcomeWords: Record<MemberOutcome, () => string> = {
  invited: m.member_outcome_invited,
  member: m.member_outcome_member,
  waiting: m.member_outcome_waiting,
  refused: m.member_outcome_refused,
  closed: m.member_outcome_closed,
  paused: m.member_outcome_paused,
};

type Cells = Record<MemberColumn, string>;
const columns = memberColumns.map((name): CsvColumn<Cells> => [name, (row) => row[name]]);

const cellsOf = ({ firstName, lastName, email, role, branch }: NamedRow): Cells => ({
  firstName,
  lastName,
  email,
  role: roleNames[groupRoleOf(role)][0],
  branch,
});

/**
 * The rows of a file with what became of each.
 * @throws Failure `record.missing`
 */
export async function readMemberFileResults({ db }: UserCall, { id }: { id: string }): Promise<CsvFile> {
  const file = await findFile(db, id);
  if (!file) throw new Failure('record.missing');
  const rows = (await listRows(db, file)).map((row) => ({
    ...cellsOf(row),
    result: row.outcome ? outcomeWords[row.outcome]() : m.member_outcome_open(),
  }));
  return {
    fileName: file.fileName.replace(/(\.csv)?$/i, '-results.csv'),
    bytes: writeCsv<Cells & { result: string }>([...columns, ['result', ({ result }) => result]], rows),
  };
}

/** A file with the heading of a file of invitations. */
export async function readMemberTemplate(): Promise<CsvFile> {
  return { fileName: 'users-template.csv', bytes: writeCsv(columns, []) };
}

const exampleNames = [
  ['Anbu', 'Selvan'],
  ['Meena', 'Kumari'],
  ['Kavitha', 'R'],
] as const;

/** The same with a row for each role that the actor may give, in branches of its reach. */
export async function readMemberExample({ db, actor }: UserCall): Promise<CsvFile> {
  const open = (await listBranchesWithin(db)).filter(({ closedAt }) => closedAt === null);
  const rows = givableRoles(actor.role).map((role, index): Cells => {
    const [firstName, lastName] = exampleNames[index] ?? exampleNames[0];
    return {
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@example.com`,
      role: roleNames[role][0],
      branch: needsBranch(role) ? (open[index % Math.max(open.length, 1)]?.name ?? '') : '',
    };
  });
  return { fileName: 'users-example.csv', bytes: writeCsv(columns, rows) };
}
