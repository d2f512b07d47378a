import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { groups } from './tables.ts';

export type Group = typeof groups.$inferSelect;

export async function findGroup(db: Queryable, id: string): Promise<Group | undefined> {
  const rows = await db.select().from(groups).where(eq(groups.id, id));
  return rows[0];
}
