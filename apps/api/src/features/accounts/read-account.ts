import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import {
  type Account,
  findAccount,
  findAccountByUsername,
  findOwnAccount,
  findOwnUser,
  type User,
} from './store.ts';

export type { Account, User };

/** The actor's account with the names of its group and branch. */
export async function readAccount({ db }: Pick<UserCall, 'db'>): Promise<Account> {
  const account = await findOwnAccount(db);
  if (!account) throw new Failure('session.missing');
  return account;
}

/** The actor's account alone. */
export async function readOwnUser({ db }: Pick<UserCall, 'db'>): Promise<User> {
  const user = await findOwnUser(db);
  if (!user) throw new Failure('session.missing');
  return user;
}

/** The account that somebody claims to have, for logging in. */
export async function findClaimedAccount(system: SystemDb, username: string): Promise<Account | undefined> {
  return findAccountByUsername(system, username);
}

/** The account of a token that the product signed. */
export async function findAccountById(system: SystemDb, id: string): Promise<Account | undefined> {
  return findAccount(system, id);
}
