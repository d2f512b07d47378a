import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Reached, SystemDb } from '../../platform/database/handles.ts';
import { knownNetworks, loginTries } from './tables.ts';

export async function hasNetwork(db: SystemDb, userId: string, mark: Buffer): Promise<boolean> {
  const rows = await db
    .select({ mark: knownNetworks.mark })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.mark, mark)));
  return rows.length > 0;
}

export async function insertNetwork(
  tx: Queryable,
  { id: userId }: Reached<{ id: string }>,
  network: Omit<typeof knownNetworks.$inferInsert, 'userId'>,
  keep: number,
): Promise<void> {
  await tx
    .insert(knownNetworks)
    .values({ ...network, userId })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.mark],
      set: { seenAt: network.seenAt },
    });
  const surplus = tx
    .select({ mark: knownNetworks.mark })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.seenAt))
    .offset(keep);
  await tx.delete(knownNetworks).where(inArray(knownNetworks.mark, surplus));
}

/** Forgets the networks of an account, and what failed in them. */
export async function deleteNetworksOf(
  tx: Queryable,
  { id: userId }: Reached<{ id: string }>,
): Promise<void> {
  const rows = await tx
    .delete(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .returning({ mark: knownNetworks.mark });
  const marks = rows.map(({ mark }) => mark);
  if (marks.length > 0) await tx.delete(loginTries).where(inArray(loginTries.usernameHash, marks));
}

export async function deleteUnseenNetworks(db: SystemDb, before: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, before));
}
