import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { deleteSession } from './store-sessions.ts';

/** Revokes the session that a token opened. */
export async function signOut(
  db: SystemDb,
  viewer: Viewer,
  token: string,
  requestId: string,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, hashToken(token));
    await appendAudit(tx, { action: 'logout', actorId: viewer.userId, requestId });
  });
  return { message: m.logout_done() };
}
