import { hashToken } from '../../platform/crypto/tokens.ts';
import type { AccountSessions } from '../accounts/account-sessions.ts';
import { rememberNetwork } from './known-networks.ts';
import { deleteSessionsOf } from './store.ts';
import { liftLock } from './throttle-login.ts';

/** What accounts do with sessions, in transactions of their own. */
export function sessionsOfAccounts(networkKey: Buffer): AccountSessions {
  return {
    end: (tx, user, exceptToken) =>
      deleteSessionsOf(tx, user, exceptToken === undefined ? undefined : hashToken(exceptToken)),
    liftLock,
    rememberNetwork: (tx, user, network) => rememberNetwork(tx, networkKey, user, network),
  };
}
