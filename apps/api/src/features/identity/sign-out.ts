import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from './record-audit.ts';
import { deleteSession } from './store-sessions.ts';

/** Revokes the session that a token opened. */
export async function signOut(
  db: Database,
  viewer: Viewer,
  token: string,
  requestId: string,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, hashToken(token));
    await recordAudit(tx, { action: 'logout', actorId: viewer.userId, requestId });
  });
  return { message: m.logout_done() };
}
