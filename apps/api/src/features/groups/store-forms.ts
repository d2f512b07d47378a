import { eq } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { groups } from './tables.ts';

/** The group whose public form has a token, by the token's hash. */
export async function findGroupByForm(
  db: SystemDb,
  tokenHash: Buffer,
): Promise<typeof groups.$inferSelect | undefined> {
  const rows = await db.select().from(groups).where(eq(groups.formTokenHash, tokenHash));
  return rows[0];
}

/** The same, held as it is until the transaction ends. */
export async function lockGroupByForm(
  tx: SystemDb,
  tokenHash: Buffer,
): Promise<typeof groups.$inferSelect | undefined> {
  const rows = await tx.select().from(groups).where(eq(groups.formTokenHash, tokenHash)).for('share');
  return rows[0];
}
