import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { type Account, findAccount } from './store.ts';

/** The viewer's account with the names of its group and branch. */
export async function readAccount(db: SystemDb, viewer: Viewer): Promise<Account> {
  const account = await findAccount(db, viewer.userId);
  if (!account) throw new Failure('session.missing');
  return account;
}
