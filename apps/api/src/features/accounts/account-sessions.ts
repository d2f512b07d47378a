import type { Queryable, Reached } from '../../platform/database/handles.ts';

/** What accounts need of sessions, which lean on accounts: it is passed in where both are opened. */
export interface AccountSessions {
  /** Ends all sessions of an account, but for the one of `exceptToken`. */
  end(tx: Queryable, user: Reached<{ id: string }>, exceptToken?: string): Promise<void>;
  /** Forgets the failed sign-ins of an account, however many there were, and the networks that it knew. */
  liftLock(tx: Queryable, user: Reached<{ id: string; username: string }>): Promise<void>;
  /** Remembers that the owner of an account was at a network. */
  rememberNetwork(tx: Queryable, user: Reached<{ id: string }>, network: string): Promise<void>;
}
