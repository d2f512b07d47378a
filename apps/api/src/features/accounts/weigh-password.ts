import { invalidField } from '@udaya/core/failure';
import type { Guessable } from '@udaya/core/identity/account-rules';
import { guessablePassword } from '@udaya/core/identity/guessable-password';
import * as m from '@udaya/messages';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]);
const sentences = {
  common: m.account_password_common,
  personal: m.account_password_personal,
  expected: m.account_password_expected,
};

export interface PasswordRules {
  /** Names of the product and of who runs it, which no password is made of. */
  productWords: readonly string[];
  /** Whether a password that is easy to guess is refused; otherwise the answer warns. */
  refusesGuessable: boolean;
}

/** Why a password is easy to guess for whoever knows `known` of its owner; null where it is not. Keeps nothing. */
export async function checkPassword(
  { productWords }: PasswordRules,
  { password, known }: { password: string; known: string[] },
): Promise<{ weakness: Guessable | null }> {
  return { weakness: guessablePassword(password, common, known, productWords) ?? null };
}

/**
 * What an answer says of a password that others would guess: `passwordWarning`, a sentence with what to do instead; nothing of a good one.
 * @throws Failure `request.invalid` with that sentence, on the field it was entered in, where such passwords are refused
 */
export function weighPassword(
  path: 'password' | 'newPassword',
  password: string,
  owner: Owner,
  { productWords, refusesGuessable }: PasswordRules,
): { passwordWarning?: string } {
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
  if (!reason) return {};
  if (refusesGuessable) throw invalidField(path, sentences[reason]());
  return { passwordWarning: sentences[reason]() };
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
