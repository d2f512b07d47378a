import type { OpenSession } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { absoluteLimitMs, idleLimitMs } from './find-actor.ts';
import { listLiveSessions } from './store.ts';

/** Where the actor is logged in, latest first; the session of the request is marked. */
export async function listSessions({ db, token }: UserCall): Promise<{ sessions: OpenSession[] }> {
  const now = Date.now();
  const current = hashToken(token);
  const rows = await listLiveSessions(db, {
    seenAfter: new Date(now - idleLimitMs),
    createdAfter: new Date(now - absoluteLimitMs),
  });
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device || m.account_security_device_unknown(),
      createdDate: row.createdAt.toISOString(),
      lastSeenDate: row.lastSeenAt.toISOString(),
      current: row.tokenHash.equals(current),
    })),
  };
}
