import type { Queryable } from '../../platform/database/handles.ts';
import { emptyMailsOf } from './store.ts';

/** Takes an account's address out of the log of mails, and what was not sent to it; a mail that is on its way still goes. */
export async function forgetMailsOf(tx: Queryable, accountId: string): Promise<void> {
  await emptyMailsOf(tx, accountId);
}
