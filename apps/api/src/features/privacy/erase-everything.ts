import type { TenantDb } from '../../platform/database/handles.ts';
import type { AccountSessions } from '../accounts/account-sessions.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { mailboxOf } from '../accounts/mailbox-of.ts';
import type { User } from '../accounts/read-account.ts';
import { lockInvoices } from '../billing/ensure-invoice.ts';
import type { Post } from '../mails/open-post.ts';
import { eraseNotifications } from '../notifications/notify.ts';
import { eraseReports } from '../reports/custody/erase-reports.ts';

export interface EraseEverythingDeps {
  post: Post;
  sessions: AccountSessions;
}

/**
 * Erases an account that the caller holds, with its reports and everything personal. Records of payments stay, without the
 * report. `tx` is the account's own handle, and `unusableHash` the hash of a password that nobody knows. The last mail goes to the
 * address that is erased; `announced` where not its owner asked.
 */
export async function eraseEverything(
  tx: TenantDb,
  { post, sessions }: EraseEverythingDeps,
  user: User,
  unusableHash: string,
  { announced = false } = {},
): Promise<void> {
  await post(tx, {
    kind: 'account-deleted',
    to: mailboxOf(user),
    content: {
      username: user.username,
      at: new Date().toISOString(),
      ...(announced ? { announced } : {}),
    },
  });
  // The account is held: nothing new is made for it. Invoices, reports, account: in the order in which a payment is settled.
  await lockInvoices(tx);
  await eraseReports(tx);
  await eraseAccount(tx, sessions, user, unusableHash);
  await eraseNotifications(tx, user.id);
}
