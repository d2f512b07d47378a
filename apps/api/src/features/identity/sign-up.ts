import type { Signup } from '@udaya/contract/accounts';
import { invalidField } from '@udaya/core/failure';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { Post } from '../mails/open-post.ts';
import { keepAadhaar, keepPassport } from './identity-numbers.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf, noAddress } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { makePendingToken } from './pending-token.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { findUserByEmail, findUserByUsername, insertUser } from './store.ts';
import { tellOwner } from './tell-owner.ts';

export interface SignUpParts {
  db: SystemDb;
  passwords: Passwords;
  post: Post;
  cooldown: MailCooldown;
  captchaKey: Buffer;
  identityKey: Buffer;
  pendingKey: Buffer;
  productWords: readonly string[];
}

/**
 * Registers a consumer. For an address that has an account already the same happens, and the answer is the same, but the new
 * account gets no address and the mail goes to the owner: whoever asks learns of no address, here or at the login.
 * @throws Failure `captcha.invalid`; `request.invalid` on a field, such as a taken username
 */
export async function signUp(
  parts: SignUpParts,
  form: output<typeof Signup>,
  requestId: string,
): Promise<{ message: string; email: string; pendingToken: string; retryAfterSeconds: number }> {
  const { db } = parts;
  await spendCaptcha(db, parts.captchaKey, form);
  const user = newUser(parts, form);
  refuseGuessable(
    'password',
    form.password,
    { ...form, diallingCode: user.diallingCode },
    parts.productWords,
  );
  await refuseTakenUsername(db, form.username);
  const passwordHash = await parts.passwords.hash(form.password);
  // Both, so that whoever asks again at once hears the same whether the address has an owner or not.
  await parts.cooldown.take('activation', user.id);
  const mayMail = await parts.cooldown.allows('activation', form.email);
  const register = () =>
    db.transaction((tx) => registerUser(tx, parts, { ...user, passwordHash }, mayMail, requestId));
  try {
    await register();
  } catch (error) {
    // Somebody else took the address or the username in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await register();
  }
  return {
    message: m.account_registered(),
    email: form.email,
    pendingToken: makePendingToken(parts.pendingKey, user.id, 'move'),
    retryAfterSeconds: parts.cooldown.seconds,
  };
}

type NewUser = Parameters<typeof insertUser>[1];

function newUser(parts: SignUpParts, form: output<typeof Signup>): Omit<NewUser, 'passwordHash'> {
  const { username, email, firstName, lastName, mobile, address1, address2, city, state } = form;
  const id = newId();
  return {
    id,
    username,
    email,
    role: 'user',
    status: 'PENDING',
    firstName,
    lastName,
    mobile,
    diallingCode: checkDiallingCode('dailingCode', form.dailingCode),
    address1,
    address2,
    city,
    state,
    country: checkCountry(form.country),
    settings: { ...defaultSettings, language: currentLocale() },
    ...keepAadhaar(form.aadharNumber),
    ...keepPassport(parts.identityKey, id, form.passportNumber),
  };
}

async function refuseTakenUsername(db: Queryable, username: string): Promise<void> {
  if (await findUserByUsername(db, username)) throw invalidField('username', m.account_username_taken());
}

async function registerUser(
  tx: Queryable,
  { post }: SignUpParts,
  user: NewUser,
  mayMail: boolean,
  requestId: string,
): Promise<void> {
  await refuseTakenUsername(tx, user.username);
  const owner = await findUserByEmail(tx, user.email);
  await insertUser(tx, owner ? { ...user, email: noAddress(user.id) } : user);
  const token = await issueToken(tx, user.id, 'activation');
  if (mayMail && owner) await tellOwner(tx, post, owner);
  else if (mayMail)
    await post(tx, { kind: 'activation', to: mailboxOf(user), content: { username: user.username, token } });
  await appendAudit(tx, { action: 'account.registered', actorId: user.id, requestId });
}
