import type { Queryable } from '../../platform/database/database.ts';
import { deleteReportsOf } from './store.ts';

/** Erases all reports of a user, with their texts, sensitive details and consents, and tells how many there were. */
export async function eraseReports(tx: Queryable, userId: string): Promise<number> {
  return deleteReportsOf(tx, userId);
}
