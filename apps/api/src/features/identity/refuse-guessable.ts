import { invalidField } from '@udaya/core/failure';
import { guessablePassword } from '@udaya/core/identity/guessable-password';
import * as m from '@udaya/messages';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/**
 * Refuses a password that others would guess, on the field it was entered in.
 * @throws Failure `request.invalid` with a text that says what to do instead
 */
export function refuseGuessable(
  path: 'password' | 'newPassword',
  password: string,
  owner: { firstName: string; lastName: string; username: string; email: string },
): void {
  const personal = [owner.firstName, owner.lastName, owner.username, owner.email.split('@')[0] ?? ''];
  const reason = guessablePassword(password, common, personal);
  if (reason)
    throw invalidField(
      path,
      reason === 'common' ? m.account_password_common() : m.account_password_personal(),
    );
}
