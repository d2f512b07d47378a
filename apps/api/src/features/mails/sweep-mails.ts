import type { SystemDb } from '../../platform/database/handles.ts';
import type { Outbox } from '../../ports/mail/open-outbox.ts';
import { deleteMailsBefore } from './store.ts';

const keptForMs = 30 * 24 * 3_600_000;

/** Forgets mails of more than thirty days ago, sent or not, also where they lie in the outbox of this machine. */
export async function sweepMails(db: SystemDb, outbox: Outbox | undefined): Promise<void> {
  const before = new Date(Date.now() - keptForMs);
  await deleteMailsBefore(db, before);
  await outbox?.deleteBefore(before);
}
