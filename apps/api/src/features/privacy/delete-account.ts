import type { DeletionTerms } from '@udaya/contract/privacy';
import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { holdInvoices } from '../billing/hold-invoices.ts';
import { wrongPassword } from './wrong-password.ts';
import { confirmPassword, type ConfirmPasswordParts } from '../identity/confirm-password.ts';
import { eraseAccount } from '../identity/erase-account.ts';
import { holdConfirmed } from '../identity/hold-account.ts';
import { mailboxOf } from '../identity/mailbox-of.ts';
import { recordAudit } from '../identity/record-audit.ts';
import type { Post } from '../mails/open-post.ts';
import { eraseNotifications } from '../notifications/erase-notifications.ts';
import { countOwnReports } from '../reports/count-own-reports.ts';
import { eraseReports } from '../reports/erase-reports.ts';

export interface DeleteAccountParts extends ConfirmPasswordParts {
  post: Post;
}

/** What would be erased with the viewer's account, and what has to stay. */
export async function readDeletionTerms(db: Database, viewer: Viewer): Promise<DeletionTerms> {
  return {
    reports: (await countOwnReports(db, viewer)).totalCount,
    erased: [
      m.privacy_erased_account(),
      m.privacy_erased_reports(),
      m.privacy_erased_consents(),
      m.privacy_erased_sessions(),
    ],
    kept: [m.privacy_kept_log(), m.privacy_kept_payments()],
  };
}

/**
 * Deletes the viewer's account: the reports, everything personal, all sessions. Records of payments stay, without the report.
 * The last mail goes to the address that is erased.
 * @throws Failure `request.invalid` on `password` when it is wrong
 */
export async function deleteAccount(
  parts: DeleteAccountParts,
  viewer: Viewer,
  password: string,
  requestId: string,
): Promise<{ message: string }> {
  const user = await confirmPassword(parts, viewer, password, wrongPassword);
  const unusableHash = await parts.passwords.hash(newToken('gone'));
  await parts.db.transaction(async (tx) => {
    await holdConfirmed(tx, user, wrongPassword);
    await parts.post(tx, {
      kind: 'account-deleted',
      to: mailboxOf(user),
      content: { username: user.username, at: new Date().toISOString() },
    });
    // The account is held: nothing new is made for it. Invoices, reports, account: in the order in which a payment is settled.
    await holdInvoices(tx, user.id);
    await eraseReports(tx, user.id);
    await eraseAccount(tx, user, unusableHash);
    await eraseNotifications(tx, user.id);
    await recordAudit(tx, { action: 'account.deleted', actorId: user.id, requestId });
  });
  return { message: m.privacy_deleted() };
}
