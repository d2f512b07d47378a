import type { OpenSession } from '@udaya/contract/sessions';
import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { absoluteLimitMs, idleLimitMs } from './find-viewer.ts';
import { listLiveSessions } from './store-sessions.ts';

/** Where the viewer is signed in, latest first; the session of the request is marked. */
export async function listSessions(
  db: SystemDb,
  viewer: Viewer,
  token: string,
): Promise<{ sessions: OpenSession[] }> {
  const now = Date.now();
  const current = hashToken(token);
  const rows = await listLiveSessions(db, viewer.userId, {
    seenAfter: new Date(now - idleLimitMs),
    createdAfter: new Date(now - absoluteLimitMs),
  });
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device || m.security_device_unknown(),
      createdDate: row.createdAt.toISOString(),
      lastSeenDate: row.lastSeenAt.toISOString(),
      current: row.tokenHash.equals(current),
    })),
  };
}
