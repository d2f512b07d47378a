import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { type Database, uniqueViolation } from '../../platform/database/database.ts';
import { notify } from '../notifications/notify.ts';
import { readToken, spendToken } from './one-time-tokens.ts';
import { recordAudit } from './record-audit.ts';
import { findUser, updateUser } from './store.ts';

/**
 * Makes the address that was waiting the account's own.
 * @throws Failure `link.invalid`; `link.expired`, also when the address was taken in the meantime
 */
export async function confirmEmail(
  db: Database,
  token: string,
  requestId: string,
): Promise<{ message: string }> {
  await readToken(db, 'email', token);
  try {
    await db.transaction(async (tx) => {
      const userId = await spendToken(tx, 'email', token);
      const user = userId ? await findUser(tx, userId) : undefined;
      if (user?.status !== 'ACTIVE' || !user.pendingEmail) throw new Failure('link.expired');
      await updateUser(tx, user.id, { email: user.pendingEmail, pendingEmail: null });
      await notify(tx, user.id, { kind: 'security.email' });
      await recordAudit(tx, { action: 'email.changed', actorId: user.id, requestId });
    });
  } catch (error) {
    throw uniqueViolation(error) === undefined ? error : new Failure('link.expired');
  }
  return { message: m.account_email_confirmed() };
}
