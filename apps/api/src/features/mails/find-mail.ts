import type { SystemDb } from '../../platform/database/handles.ts';
import { findMailById } from './store.ts';

/** What became of a mail: neither time is there while it waits. Undefined for one that was never posted. */
export async function findMail(
  db: SystemDb,
  id: string,
): Promise<{ sentAt: Date | null; failedAt: Date | null } | undefined> {
  return findMailById(db, id);
}
