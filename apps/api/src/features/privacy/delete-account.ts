import type { DeletionTerms } from '@udaya/contract/privacy';
import { type Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { type ConfirmPasswordDeps, confirmPassword } from '../accounts/confirm-password.ts';
import { lockConfirmed } from '../accounts/lock-account.ts';
import { countOwnReports } from '../reports/lists/list-reports.ts';
import { type EraseEverythingDeps, eraseEverything } from './erase-everything.ts';

export interface DeleteAccountDeps extends ConfirmPasswordDeps, EraseEverythingDeps {}

/** What would be erased with the actor's account, and what has to stay. */
export async function readDeletionTerms(ctx: UserCall): Promise<DeletionTerms> {
  return {
    reports: (await countOwnReports(ctx)).totalCount,
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
 * Deletes the actor's account: the reports, everything personal, all sessions. Records of payments stay, without the report.
 * The last mail goes to the address that is erased.
 * @throws Failure `request.invalid` on `password` when it is wrong
 */
export async function deleteAccount(
  ctx: UserCall & DeleteAccountDeps,
  { password }: { password: string },
): Promise<{ message: string }> {
  const user = await confirmPassword(ctx, password, wrongPassword);
  const unusableHash = await ctx.passwords.hash(newToken('gone'));
  await ctx.db.transaction(async (tx) => {
    await lockConfirmed(tx, user, wrongPassword);
    await eraseEverything(tx, ctx, user, unusableHash);
    await ctx.audit(tx, 'account.deleted');
  });
  return { message: m.privacy_deleted() };
}

/** What is refused where the password was entered again and is not right. */
export function wrongPassword(): Failure {
  return invalidField('password', m.privacy_password_wrong());
}
