import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { isInvited } from './invite-admin.ts';
import { readToken } from './one-time-tokens.ts';
import { findUser } from './store.ts';

/**
 * Looks at a reset link without spending it. To somebody who was invited it tells the username, which nobody chose.
 * @throws Failure `link.invalid`, `link.expired`
 */
export async function checkResetLink(
  db: SystemDb,
  token: string,
): Promise<{ usable: true; invitation?: { username: string } }> {
  const { userId, usable } = await readToken(db, 'reset', token);
  if (!usable) throw new Failure('link.expired');
  const user = await findUser(db, userId);
  return { usable, ...(user && isInvited(user) ? { invitation: { username: user.username } } : {}) };
}
