import { type MemberOutcome, memberFileLifeMs, memberResultsLifeMs } from '@udaya/core/groups/member-file';
import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  asReached,
  type Queryable,
  type Reached,
  type SystemDb,
  type TenantDb,
} from '../../platform/database/handles.ts';
import { oneTimeTokens, users } from '../accounts/tables.ts';
import { branches, groups } from '../groups/tables.ts';
import { memberFileRows, memberFiles } from './tables.ts';

export type StoredFile = typeof memberFiles.$inferSelect;
export type StoredRow = typeof memberFileRows.$inferSelect;

const rowsAtOnce = 500;

/** Saves a file that was checked, with its rows; the files of the same user that were not sent go. */
export async function insertFile(
  db: SystemDb,
  file: typeof memberFiles.$inferInsert,
  rows: readonly Omit<typeof memberFileRows.$inferInsert, 'fileId' | 'groupId'>[],
): Promise<void> {
  await db
    .delete(memberFiles)
    .where(and(eq(memberFiles.userId, file.userId), eq(memberFiles.state, 'checked')));
  await db.insert(memberFiles).values(file);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await db
      .insert(memberFileRows)
      .values(some.map((row) => ({ ...row, fileId: file.id, groupId: file.groupId })));
  }
}

const ownFile = (db: TenantDb, id: string) =>
  and(eq(memberFiles.id, id), eq(memberFiles.userId, db.actor.userId));

/** A file that the actor checked. */
export async function findFile(db: TenantDb, id: string): Promise<Reached<StoredFile> | undefined> {
  const rows = await db.select().from(memberFiles).where(ownFile(db, id));
  return rows[0] && asReached(rows[0]);
}

/** The same, and nobody else changes it until the transaction is over. */
export async function lockOwnFile(tx: TenantDb, id: string): Promise<Reached<StoredFile> | undefined> {
  const rows = await tx.select().from(memberFiles).where(ownFile(tx, id)).for('no key update');
  return rows[0] && asReached(rows[0]);
}

/** A file whose invitations are being made, held until the transaction is over. */
export async function lockFileToSend(tx: SystemDb, id: string): Promise<Reached<StoredFile> | undefined> {
  const rows = await tx
    .select()
    .from(memberFiles)
    .where(and(eq(memberFiles.id, id), eq(memberFiles.state, 'sending')))
    .for('no key update');
  return rows[0] && asReached(rows[0]);
}

export async function updateFile(
  db: Queryable,
  { id }: Reached<StoredFile>,
  change: Partial<Pick<StoredFile, 'state' | 'requestId'>>,
): Promise<void> {
  await db.update(memberFiles).set(change).where(eq(memberFiles.id, id));
}

/** How many rows of a file came to each outcome. */
export async function countOutcomes(
  db: Queryable,
  { id }: Reached<StoredFile>,
): Promise<Map<MemberOutcome, number>> {
  const rows = await db
    .select({ outcome: memberFileRows.outcome, total: count() })
    .from(memberFileRows)
    .where(eq(memberFileRows.fileId, id))
    .groupBy(memberFileRows.outcome);
  return new Map(rows.flatMap(({ outcome, total }) => (outcome === null ? [] : [[outcome, total]])));
}

/** A row with the name of its branch. */
export type NamedRow = StoredRow & { branch: string };

/** The rows of a file in their order, with the names of their branches. */
export async function listRows(db: Queryable, { id }: Reached<StoredFile>): Promise<NamedRow[]> {
  const rows = await db
    .select({ row: memberFileRows, branch: branches.name })
    .from(memberFileRows)
    .leftJoin(branches, eq(branches.id, memberFileRows.branchId))
    .where(eq(memberFileRows.fileId, id))
    .orderBy(asc(memberFileRows.rowNo));
  return rows.map(({ row, branch }) => ({ ...row, branch: branch ?? '' }));
}

/** The next rows that nothing became of yet. */
export async function listOpenRows(
  tx: SystemDb,
  { id }: Reached<StoredFile>,
  most: number,
): Promise<NamedRow[]> {
  const rows = await tx
    .select({ row: memberFileRows, branch: branches.name })
    .from(memberFileRows)
    .leftJoin(branches, eq(branches.id, memberFileRows.branchId))
    .where(and(eq(memberFileRows.fileId, id), isNull(memberFileRows.outcome)))
    .orderBy(asc(memberFileRows.rowNo))
    .limit(most);
  return rows.map(({ row, branch }) => ({ ...row, branch: branch ?? '' }));
}

/** Notes what became of rows of a file. */
export async function saveOutcome(
  tx: SystemDb,
  { id }: Reached<StoredFile>,
  rowNos: readonly number[],
  outcome: MemberOutcome,
): Promise<void> {
  if (rowNos.length === 0) return;
  await tx
    .update(memberFileRows)
    .set({ outcome })
    .where(and(eq(memberFileRows.fileId, id), inArray(memberFileRows.rowNo, [...rowNos])));
}

/** Whose an address is, as far as invitations ask; `waits` with a link that works. */
export interface AddressOwner {
  groupId: string | null;
  branchId: string | null;
  status: (typeof users.$inferSelect)['status'];
  role: (typeof users.$inferSelect)['role'];
  waits: boolean;
}

const addressesAtOnce = 1_000;

/** Whose these addresses are, by the address in small letters; of those that nobody has there is nothing. */
export async function findOwners(
  db: SystemDb,
  addresses: readonly string[],
): Promise<Map<string, AddressOwner>> {
  const found = new Map<string, AddressOwner>();
  const works = and(
    eq(oneTimeTokens.userId, users.id),
    eq(oneTimeTokens.purpose, 'reset'),
    isNull(oneTimeTokens.usedAt),
    isNull(oneTimeTokens.revokedAt),
    sql`${oneTimeTokens.expiresAt} > now()`,
  );
  for (let from = 0; from < addresses.length; from += addressesAtOnce) {
    const some = addresses.slice(from, from + addressesAtOnce);
    const rows = await db
      .select({
        email: users.email,
        groupId: users.groupId,
        branchId: users.branchId,
        status: users.status,
        role: users.role,
        waits: sql<boolean>`exists (select from ${oneTimeTokens} where ${works})`,
      })
      .from(users)
      .where(sql`${users.email} = any(${sql.param([...some])}::citext[])`);
    for (const { email, ...owner } of rows) found.set(email.toLowerCase(), owner);
  }
  return found;
}

/** Whoever sends a file, and the group. */
export interface FileSender {
  user: typeof users.$inferSelect;
  group: Reached<typeof groups.$inferSelect>;
}

/** Who sends a file, as it is now, and the group; undefined where either is not what it was. */
export async function findSender(
  tx: SystemDb,
  { userId, groupId }: Reached<StoredFile>,
): Promise<FileSender | undefined> {
  const rows = await tx
    .select({ user: users, group: groups })
    .from(users)
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(and(eq(users.id, userId), eq(users.groupId, groupId), eq(users.status, 'ACTIVE')));
  const [row] = rows;
  return row && { user: row.user, group: asReached(row.group) };
}

/** Forgets files that were not sent in their time, and what became of the others once nobody asks any more. */
export async function deleteOldFiles(db: SystemDb, now: number): Promise<void> {
  await db
    .delete(memberFiles)
    .where(
      or(
        and(eq(memberFiles.state, 'checked'), lt(memberFiles.createdAt, new Date(now - memberFileLifeMs))),
        and(ne(memberFiles.state, 'sending'), lt(memberFiles.createdAt, new Date(now - memberResultsLifeMs))),
      ),
    );
}
