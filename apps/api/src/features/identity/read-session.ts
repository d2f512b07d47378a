import type { Session } from '@udaya/contract/sessions';
import type { Viewer } from '@udaya/core/access/scope';
import type { SystemDb } from '../../platform/database/handles.ts';
import { presentSession } from './present-session.ts';
import { readAccount } from './read-account.ts';

/** The viewer's account as the page needs it. */
export async function readSession(db: SystemDb, viewer: Viewer): Promise<Session> {
  return presentSession(await readAccount(db, viewer));
}
