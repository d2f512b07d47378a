import * as m from '@udaya/messages';

/** The username of an account that a log knows by its id; one that was erased is said to be so. */
export function AccountName({ account }: { account: { username: string; erased: boolean } }) {
  return account.erased || account.username === '' ? m.audit_erased() : account.username;
}
