import type { Database } from '../../platform/database/database.ts';
import { deleteMailsBefore } from './store.ts';

const keptForMs = 30 * 24 * 3_600_000;

/** Forgets mails of more than thirty days ago, sent or not. */
export async function sweepMails(db: Database): Promise<void> {
  await deleteMailsBefore(db, new Date(Date.now() - keptForMs));
}
