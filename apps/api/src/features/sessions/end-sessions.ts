import type { OpenSession } from '@udaya/contract/sessions';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { listSessions } from './list-sessions.ts';
import { deleteOwnSession, deleteOwnSessions, deleteSession } from './store.ts';

/** Ends the session of the request. */
export async function logOut(ctx: UserCall): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    await deleteSession(tx, hashToken(ctx.token));
    await ctx.audit(tx, 'logout');
  });
  return { message: m.login_logout_done() };
}

/**
 * Ends one of the actor's sessions, which may be that of the request, and tells which are left.
 * @throws Failure `record.missing` for one that is foreign or over: the two look the same
 */
export async function endSession(
  ctx: UserCall,
  { id }: { id: string },
): Promise<{ sessions: OpenSession[] }> {
  const before = await listSessions(ctx);
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, id))) throw new Failure('record.missing');
    await ctx.audit(tx, 'session.ended');
  });
  return { sessions: before.sessions.filter((session) => session.id !== id) };
}

/** Ends all sessions of the actor; with `keepCurrent` all but that of the request. */
export async function endSessions(
  ctx: UserCall,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<{ message: string; ended: number }> {
  const ended = await ctx.db.transaction(async (tx) => {
    await ctx.audit(tx, 'sessions.ended');
    return deleteOwnSessions(tx, keepCurrent ? hashToken(ctx.token) : undefined);
  });
  return {
    message: keepCurrent
      ? m.account_security_logged_out_elsewhere()
      : m.account_security_logged_out_everywhere(),
    ended,
  };
}
