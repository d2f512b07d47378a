import type { LoginUpdate, PersonalUpdate, Profile } from '@udaya/contract/accounts';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { type ChangePasswordDeps, changePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { toAadhaarColumns, toPassportColumns } from './identity-numbers.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import { lockConfirmed } from './lock-account.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { postConfirmation } from './pending-email.ts';
import { readOwnUser } from './read-account.ts';
import { readProfile } from './read-profile.ts';
import { type User, updateUser } from './store.ts';

export interface ChangeProfileDeps extends ChangePasswordDeps {
  system: SystemDb;
  cooldown: MailCooldown;
  identityKey: Buffer;
}

type Personal = output<typeof PersonalUpdate>;

/** Changes what one of the two tabs of the profile shows: the personal details, or the password. */
export async function changeProfile(
  ctx: UserCall & ChangeProfileDeps,
  update: Personal | output<typeof LoginUpdate>,
): Promise<{ message: string; profile: Profile; passwordWarning?: string }> {
  if (update.updateDetail === 'login') {
    const changed = await changePassword(ctx, update);
    return { ...changed, profile: await readProfile(ctx) };
  }
  await changeDetails(ctx, update);
  return { message: m.account_profile_saved(), profile: await readProfile(ctx) };
}

/**
 * Changes the actor's personal details. Another email address needs the password, and waits until it is confirmed at that
 * address.
 * @throws Failure `request.invalid` on a field; `mail.cooldown` when the actor just had a mail sent, or the address got one
 */
async function changeDetails(ctx: UserCall & ChangeProfileDeps, update: Personal): Promise<void> {
  const { cooldown } = ctx;
  const user = await readOwnUser(ctx);
  const { firstName, lastName, address1, address2, city, state, mobile } = update;
  const change = {
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    mobile,
    country: checkCountry(update.country),
    diallingCode: checkDiallingCode('countryCode', update.countryCode),
    ...toAadhaarColumns(update.aadharNumber),
    ...toPassportColumns(ctx.identityKey, user.id, update.passportNumber),
  };
  const isNew = isOtherAddress(user, update.email);
  if (isNew) {
    const given = update.currentPassword ?? '';
    await confirmPassword(ctx, given, given === '' ? passwordNeeded : passwordWrong);
    // A mistyped address can be put right at once, as at the registration.
    if (!(await cooldown.allows('email', user.id))) await cooldown.take('move', user.id);
    await cooldown.take('email', update.email);
  }
  // The new address is looked for among all accounts.
  await ctx.system.transaction(async (tx) => {
    await lockConfirmed(tx, user, passwordWrong);
    await updateUser(tx, user, change);
    await ctx.audit(tx, 'profile.changed');
    if (isNew) await requestEmailChange(ctx, tx, { ...user, ...change }, update.email);
  });
}

const passwordNeeded = () => invalidField('currentPassword', m.account_profile_email_password());
const passwordWrong = () => invalidField('currentPassword', m.privacy_password_wrong());

/** Whether an address is neither the one in use nor the one that already waits. */
function isOtherAddress(user: User, email: string): boolean {
  return ![user.email, user.pendingEmail].some((one) => one?.toLowerCase() === email.toLowerCase());
}

async function requestEmailChange(
  ctx: UserCall & ChangeProfileDeps,
  tx: SystemDb,
  user: User,
  newEmail: string,
): Promise<void> {
  await updateUser(tx, user, { pendingEmail: newEmail });
  await postConfirmation(tx, ctx.post, user, newEmail);
  await ctx.post(tx, {
    kind: 'email-notice',
    to: mailboxOf(user),
    content: { username: user.username, newEmail, at: new Date().toISOString() },
  });
  await ctx.audit(tx, 'email.requested');
}
