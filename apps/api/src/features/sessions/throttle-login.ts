import { Failure } from '@udaya/core/failure';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable, Reached, SystemDb } from '../../platform/database/handles.ts';
import { deleteNetworksOf } from './store-networks.ts';
import { claimLoginTry, findLoginTries, forgetLoginFailures, unclaimLoginTry } from './store-tries.ts';

/** After so many failures in a row no password opens the account any more. */
export const lockedAfterFailures = 100;

/** Forgets the failed sign-ins of an account, however many there were, and the networks that it knew. */
export async function liftLock(
  tx: Queryable,
  user: Reached<{ id: string; username: string }>,
): Promise<void> {
  await forgetLoginFailures(tx, keyOf(user.username));
  await deleteNetworksOf(tx, user);
}

const keyOf = (username: string) => hashToken(username.normalize('NFKC').toLowerCase());

/**
 * Counts failed sign-ins by the username that was submitted, whether anybody bears it or not. At a network that its account
 * knows they are counted by the mark of that alone: what strangers try elsewhere does not keep the owner out.
 */
export function throttleLogin(
  db: SystemDb,
  from: { username: string; knownMark: Buffer | undefined },
  freeTries: number,
) {
  const usernameHash = from.knownMark ?? keyOf(from.username);
  return {
    /**
     * Counts this try as a failure in advance; a right password takes it back by `succeed`. Answers how many failures in a
     * row there are with this one.
     * @throws Failure `login.throttled` while the next try must wait
     */
    async claim(): Promise<number> {
      const failures = await claimLoginTry(db, usernameHash, freeTries, new Date());
      if (failures !== undefined) return failures;
      const tries = await findLoginTries(db, usernameHash);
      const waitMs = (tries?.waitUntil.getTime() ?? 0) - Date.now();
      throw new Failure('login.throttled', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    /** Takes one claim back, when the password was not looked at. */
    release: () => unclaimLoginTry(db, usernameHash),
    succeed: () => forgetLoginFailures(db, usernameHash),
  };
}
