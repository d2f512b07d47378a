import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { findMailById, listMailsById } from './store.ts';

/** What became of a mail: neither time is there while it waits. Undefined for one that was never posted. */
export async function findMail(
  db: SystemDb,
  id: string,
): Promise<{ sentAt: Date | null; failedAt: Date | null } | undefined> {
  return findMailById(db, id);
}

/** What became of each of these mails, by its id; those of more than thirty days ago are not known any more. */
export async function findMails(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { sentAt: Date | null; failedAt: Date | null }>> {
  return new Map((await listMailsById(db, ids)).map((mail) => [mail.id, mail]));
}
