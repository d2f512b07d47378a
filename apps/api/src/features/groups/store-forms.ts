import { eq, type SQL } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { branches, groups } from './tables.ts';

/** A public form's group, and its branch where the link is one of a branch. */
export interface FormPlace {
  group: typeof groups.$inferSelect;
  branch: typeof branches.$inferSelect | null;
}

/** Whose public form has a token, by the token's hash. `lock` keeps it as it is until the transaction ends. */
export async function findFormPlace(
  db: SystemDb,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<FormPlace | undefined> {
  return (
    (await findOne(db, eq(groups.formTokenHash, tokenHash), { lock, ofBranch: false })) ??
    (await findOne(db, eq(branches.formTokenHash, tokenHash), { lock, ofBranch: true }))
  );
}

async function findOne(
  db: SystemDb,
  where: SQL,
  { lock, ofBranch }: { lock: boolean; ofBranch: boolean },
): Promise<FormPlace | undefined> {
  const found = ofBranch
    ? db
        .select({ group: groups, branch: branches })
        .from(branches)
        .innerJoin(groups, eq(groups.id, branches.groupId))
        .where(where)
    : db.select({ group: groups }).from(groups).where(where);
  const [row] = await (lock ? found.for('share') : found);
  return row && { branch: null, ...row };
}
