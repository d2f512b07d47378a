import { Failure } from '@udaya/core/failure';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { countLoginFailure, findLoginTries, forgetLoginFailures } from './store.ts';

/** After so many failures in a row no password opens the account any more. */
export const lockedAfterFailures = 100;

/** Counts failed sign-ins by the username that was submitted, whether anybody bears it or not. */
export function throttleLogin(db: Database, username: string, freeTries: number) {
  const usernameHash = hashToken(username.normalize('NFKC').toLowerCase());
  return {
    /** @throws Failure `login.throttled` while the next try must wait; answers whether the username is locked. */
    async check(): Promise<{ locked: boolean }> {
      const tries = await findLoginTries(db, usernameHash);
      const waitMs = (tries?.waitUntil.getTime() ?? 0) - Date.now();
      if (waitMs > 0) throw new Failure('login.throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      return { locked: (tries?.failures ?? 0) >= lockedAfterFailures };
    },
    fail: () => countLoginFailure(db, usernameHash, freeTries, new Date()),
    succeed: () => forgetLoginFailures(db, usernameHash),
  };
}
