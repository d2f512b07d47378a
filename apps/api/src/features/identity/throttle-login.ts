import { Failure } from '@udaya/core/failure';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { countLoginFailure, findLoginTries, forgetLoginFailures } from './store-sessions.ts';

/** After so many failures in a row no password opens the account any more. */
export const lockedAfterFailures = 100;

/** Forgets the failed sign-ins of a username, however many there were. */
export async function liftLock(db: Queryable, username: string): Promise<void> {
  await forgetLoginFailures(db, keyOf(username));
}

const keyOf = (username: string) => hashToken(username.normalize('NFKC').toLowerCase());

/** Counts failed sign-ins by the username that was submitted, whether anybody bears it or not. */
export function throttleLogin(db: Database, username: string, freeTries: number) {
  const usernameHash = keyOf(username);
  return {
    /** @throws Failure `login.throttled` while the next try must wait; answers whether the username is locked. */
    async check(): Promise<{ locked: boolean }> {
      const tries = await findLoginTries(db, usernameHash);
      const waitMs = (tries?.waitUntil.getTime() ?? 0) - Date.now();
      if (waitMs > 0) throw new Failure('login.throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      return { locked: (tries?.failures ?? 0) >= lockedAfterFailures };
    },
    /** Answers how many failures there were in a row. */
    fail: () => countLoginFailure(db, usernameHash, freeTries, new Date()),
    succeed: () => forgetLoginFailures(db, usernameHash),
  };
}
