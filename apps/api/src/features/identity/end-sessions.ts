import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { deleteSessionOf, deleteSessionsOf } from './store-sessions.ts';

/**
 * Ends one of the viewer's sessions.
 * @throws Failure `record.missing` for one that is foreign or over: the two look the same
 */
export async function endSession(db: SystemDb, viewer: Viewer, id: string, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, viewer.userId, id))) throw new Failure('record.missing');
    await appendAudit(tx, { action: 'session.ended', actorId: viewer.userId, requestId });
  });
}

/** Ends all sessions of the viewer; with `keep` all but the one of that token. */
export async function endSessions(
  db: SystemDb,
  viewer: Viewer,
  keep: string | undefined,
  requestId: string,
): Promise<{ message: string; ended: number }> {
  const ended = await db.transaction(async (tx) => {
    await appendAudit(tx, { action: 'sessions.ended', actorId: viewer.userId, requestId });
    return deleteSessionsOf(tx, viewer.userId, keep === undefined ? undefined : hashToken(keep));
  });
  return {
    message: keep === undefined ? m.security_signed_out_everywhere() : m.security_signed_out_elsewhere(),
    ended,
  };
}
