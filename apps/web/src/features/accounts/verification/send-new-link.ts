import { accounts } from '@udaya/contract/accounts';
import { call } from '../../../api/call.ts';
import { verificationDraft } from './pending-verification.ts';
import { momentIn, waitAfter } from './wait-after.ts';

/** Has a new activation link sent; a mail that was sent a moment ago counts as well. `mayMove`: the token allows another address. */
export async function sendNewLink(pendingToken: string, mayMove: boolean): Promise<void> {
  try {
    const { retryAfterSeconds } = await call(accounts.resendActivation, { body: { pendingToken } });
    verificationDraft.save({ pendingToken, mayMove, waitUntil: momentIn(retryAfterSeconds) });
  } catch (error) {
    const waitUntil = waitAfter(error);
    if (waitUntil === undefined) throw error;
    verificationDraft.save({ pendingToken, mayMove, waitUntil });
  }
}
