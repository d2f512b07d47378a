import type { MemberFile, MemberFileCheck } from '@udaya/contract/group-member-files';
import { invalidField } from '@udaya/core/failure';
import { isCsvName } from '@udaya/core/files/csv-file';
import { type MemberOutcome, memberErrorsListed, memberOutcomes } from '@udaya/core/groups/member-file';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { describeUnreadable, UnreadableFile } from '../../platform/csv/read-text.ts';
import { foreseeOutcome } from './foresee-outcome.ts';
import type { MemberDeps } from './member-deps.ts';
import { type ReadFile, type ReadRow, readMemberFile } from './read-member-file.ts';
import { listBranchesWithin, type StoredBranch } from './store.ts';
import { findOwners, insertFile } from './store-files.ts';

interface SentFile {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/** So many rows are shown before a file is sent. */
const rowsShown = 100;

/** Checks a file of people to invite, and saves one without errors for a day. Nobody is invited by it. */
export async function checkMemberFile(
  ctx: UserCall & MemberDeps,
  { people }: { people: SentFile | undefined },
): Promise<MemberFileCheck> {
  const { db, system, actor } = ctx;
  if (!people || people.fileName === '') throw invalidField('people', m.file_missing());
  if (!isCsvName(people.fileName)) throw invalidField('people', m.file_only_csv());
  const branches = await listBranchesWithin(db);
  const read = await readMemberFile(people.content, { ...actor, branches }).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? invalidField('people', describeUnreadable(error)) : error;
  });
  const id = newId();
  const { fileName } = people;
  const asked = { id, fileName, state: 'checked', rowCount: read.rowCount, doneCount: 0 } as const;
  const errors = read.errors.toSorted((a, b) => a.rowNo - b.rowNo).slice(0, memberErrorsListed);
  const found = { errorFlag: read.errors.length > 0, errorCount: read.errors.length, errors };
  if (found.errorFlag) return { ...asked, ...found, counts: noCounts(), rows: [] };
  await system.transaction((tx) =>
    insertFile(
      tx,
      { id, groupId: actor.groupId ?? '', userId: actor.userId, fileName, rowCount: read.rowCount },
      read.rows,
    ),
  );
  return { ...asked, ...found, ...(await foresee(ctx, read, branches)) };
}

async function foresee(
  { db, system }: UserCall & MemberDeps,
  { rows }: ReadFile,
  branches: readonly StoredBranch[],
): Promise<Pick<MemberFileCheck, 'counts' | 'rows'>> {
  const owners = await findOwners(
    system,
    rows.map(({ email }) => email),
  );
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const counts = noCounts();
  const outcomeOf = ({ email }: ReadRow) => foreseeOutcome(db, owners.get(email.toLowerCase()));
  for (const row of rows) counts[outcomeOf(row)] += 1;
  const shown = rows.slice(0, rowsShown).map((row) => ({
    rowNo: row.rowNo,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    role: row.role,
    branch: names.get(row.branchId ?? '') ?? '',
    outcome: outcomeOf(row),
  }));
  return { counts, rows: shown };
}

/** No row of any outcome. */
export function noCounts(): MemberFile['counts'] {
  return Object.fromEntries(memberOutcomes.map((one) => [one, 0])) as Record<MemberOutcome, number>;
}
