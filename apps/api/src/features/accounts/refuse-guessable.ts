import { invalidField } from '@udaya/core/failure';
import { guessablePassword } from '@udaya/core/identity/guessable-password';
import * as m from '@udaya/messages';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);
const sentences = {
  common: m.account_password_common,
  personal: m.account_password_personal,
  expected: m.account_password_expected,
};

/**
 * Refuses a password that others would guess, on the field it was entered in. `productWords` are the names of the product and
 * of who runs it.
 * @throws Failure `request.invalid` with a text that says what to do instead
 */
export function refuseGuessable(
  path: 'password' | 'newPassword',
  password: string,
  owner: Owner,
  productWords: readonly string[],
): void {
  const {
    firstName,
    lastName,
    username,
    email,
    city = '',
    state = '',
    mobile = '',
    diallingCode = '',
  } = owner;
  const personal = [firstName, lastName, username, email.split('@')[0] ?? '', city, state];
  const numbers = mobile ? [mobile, `${diallingCode}${mobile}`] : [];
  const reason = guessablePassword(password, common, [...personal, ...numbers], productWords);
  if (reason) throw invalidField(path, sentences[reason]());
}

interface Owner {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  city?: string | undefined;
  state?: string | undefined;
  mobile?: string | undefined;
  diallingCode?: string | undefined;
}
