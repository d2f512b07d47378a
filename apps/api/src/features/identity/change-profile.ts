import type { PersonalUpdate } from '@udaya/contract/accounts';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { confirmPassword, type ConfirmPasswordParts } from './confirm-password.ts';
import { postConfirmation } from './pending-email.ts';
import { holdConfirmed } from './hold-account.ts';
import { keepAadhaar, keepPassport } from './identity-numbers.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { findUser, updateUser, type User } from './store.ts';

export interface ChangeProfileParts extends ConfirmPasswordParts {
  post: Post;
  cooldown: MailCooldown;
  identityKey: Buffer;
}

/**
 * Changes the viewer's personal details. Another mail address needs the password, and waits until it is confirmed at that
 * address.
 * @throws Failure `request.invalid` on a field; `mail.cooldown` when the viewer just had a mail sent, or the address got one
 */
export async function changeProfile(
  parts: ChangeProfileParts,
  viewer: Viewer,
  update: output<typeof PersonalUpdate>,
  requestId: string,
): Promise<void> {
  const { db, identityKey } = parts;
  const user = await findUser(db, viewer.userId);
  if (!user) throw new Failure('session.missing');
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
    ...keepAadhaar(update.aadharNumber),
    ...keepPassport(identityKey, user.id, update.passportNumber),
  };
  const isNew = isOtherAddress(user, update.email);
  if (isNew) {
    const given = update.currentPassword ?? '';
    await confirmPassword(parts, viewer, given, given === '' ? passwordNeeded : passwordWrong);
    // A mistyped address can be put right at once, as at the registration.
    if (!(await parts.cooldown.allows('email', user.id))) await parts.cooldown.take('move', user.id);
    await parts.cooldown.take('email', update.email);
  }
  await db.transaction(async (tx) => {
    await holdConfirmed(tx, user, passwordWrong);
    await updateUser(tx, user.id, change);
    await appendAudit(tx, { action: 'profile.changed', actorId: user.id, requestId });
    if (isNew) await requestEmailChange(tx, parts.post, { ...user, ...change }, update.email, requestId);
  });
}

const passwordNeeded = () => invalidField('currentPassword', m.profile_email_password());
const passwordWrong = () => invalidField('currentPassword', m.privacy_password_wrong());

/** Whether an address is neither the one in use nor the one that already waits. */
function isOtherAddress(user: User, email: string): boolean {
  return ![user.email, user.pendingEmail].some((one) => one?.toLowerCase() === email.toLowerCase());
}

async function requestEmailChange(
  tx: Queryable,
  post: Post,
  user: User,
  newEmail: string,
  requestId: string,
): Promise<void> {
  await updateUser(tx, user.id, { pendingEmail: newEmail });
  await postConfirmation(tx, post, user, newEmail);
  await post(tx, {
    kind: 'email-notice',
    to: mailboxOf(user),
    content: { username: user.username, newEmail, at: new Date().toISOString() },
  });
  await appendAudit(tx, { action: 'email.requested', actorId: user.id, requestId });
}
