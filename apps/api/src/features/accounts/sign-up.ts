import type { Signup } from '@udaya/contract/accounts';
import { invalidField } from '@udaya/core/failure';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { countingTroubles, type GuardDeps, spendCaptcha } from '../captchas/spend-captcha.ts';
import type { Post } from '../mails/open-post.ts';
import { toAadhaarColumns, toPassportColumns } from './identity-numbers.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf, noAddress } from './mailbox-of.ts';
import { notifyOwner } from './notify-owner.ts';
import { issueToken } from './one-time-tokens.ts';
import { makePendingToken } from './pending-token.ts';
import { findUserByEmail, findUserByUsername, insertUser, type NewUser } from './store.ts';
import { type PasswordRules, weighPassword } from './weigh-password.ts';

export interface SignUpDeps extends GuardDeps, PasswordRules {
  passwords: Passwords;
  post: Post;
  cooldown: MailCooldown;
  identityKey: Buffer;
  pendingKey: Buffer;
}

/**
 * Registers a consumer. For an address that has an account already the same happens, and the answer is the same, but the new
 * account gets no address and the mail goes to the owner: whoever asks learns of no address, here or at the login.
 * @throws Failure `captcha.invalid`; `request.invalid` on a field, such as a taken username
 */
export const signUp = countingTroubles(register);

async function register(
  ctx: OpenCall & SignUpDeps,
  form: output<typeof Signup>,
): Promise<{
  message: string;
  email: string;
  pendingToken: string;
  retryAfterSeconds: number;
  passwordWarning?: string;
}> {
  const { system, cooldown } = ctx;
  await spendCaptcha(ctx, form);
  const user = newUser(ctx, form);
  const owner = { ...form, diallingCode: user.diallingCode };
  const warning = weighPassword('password', form.password, owner, ctx);
  await refuseTakenUsername(system, form.username);
  const passwordHash = await ctx.passwords.hash(form.password);
  // Both, so that whoever asks again at once hears the same whether the address has an owner or not.
  await cooldown.take('activation', user.id);
  const mayMail = await cooldown.allows('activation', form.email);
  const store = () => system.transaction((tx) => registerUser(ctx, tx, { ...user, passwordHash }, mayMail));
  try {
    await store();
  } catch (error) {
    // Somebody else took the address or the username in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await store();
  }
  return {
    message: m.account_registered(),
    email: form.email,
    pendingToken: makePendingToken(ctx.pendingKey, user.id, 'move'),
    retryAfterSeconds: cooldown.seconds,
    ...warning,
  };
}

function newUser({ identityKey }: SignUpDeps, form: output<typeof Signup>): Omit<NewUser, 'passwordHash'> {
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
    ...toAadhaarColumns(form.aadharNumber),
    ...toPassportColumns(identityKey, id, form.passportNumber),
  };
}

async function refuseTakenUsername(db: SystemDb, username: string): Promise<void> {
  if (await findUserByUsername(db, username)) throw invalidField('username', m.account_username_taken());
}

async function registerUser(
  ctx: OpenCall & SignUpDeps,
  tx: SystemDb,
  user: NewUser,
  mayMail: boolean,
): Promise<void> {
  const { post } = ctx;
  await refuseTakenUsername(tx, user.username);
  const owner = await findUserByEmail(tx, user.email);
  const made = await insertUser(tx, owner ? { ...user, email: noAddress(user.id) } : user);
  const token = await issueToken(tx, made, 'activation');
  if (mayMail && owner) await notifyOwner(tx, post, owner);
  else if (mayMail)
    await post(tx, { kind: 'activation', to: mailboxOf(user), content: { username: user.username, token } });
  await ctx.audit(tx, 'account.registered', { actorId: made.id });
}
