import type { PersonalUpdate } from '@udaya/contract/accounts';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Post } from '../mails/open-post.ts';
import { keepAadhaar, keepPassport } from './identity-numbers.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { recordAudit } from './record-audit.ts';
import { tellOwner } from './sign-up.ts';
import { findUser, findUserByEmail, updateUser, type User } from './store.ts';

export interface ChangeProfileParts {
  db: Database;
  post: Post;
  cooldown: MailCooldown;
  identityKey: Buffer;
}

/**
 * Changes the viewer's personal details. Another mail address waits until it is confirmed at that address.
 * @throws Failure `request.invalid` on a field; `mail.cooldown` when a new address just got a mail
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
  const newEmail = isOtherAddress(user, update.email) ? update.email : undefined;
  if (newEmail) await parts.cooldown.take('email', newEmail);
  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, change);
    await recordAudit(tx, { action: 'profile.changed', actorId: user.id, requestId });
    if (newEmail) await requestEmailChange(tx, parts.post, { ...user, ...change }, newEmail, requestId);
  });
}

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
  const { username } = user;
  await updateUser(tx, user.id, { pendingEmail: newEmail });
  const token = await issueToken(tx, user.id, 'email');
  const owner = await findUserByEmail(tx, newEmail);
  // Whether the address has an account already is told to its owner alone.
  if (owner) await tellOwner(tx, post, owner);
  else
    await post(tx, {
      kind: 'email-confirm',
      to: mailboxOf({ ...user, email: newEmail }),
      content: { username, token },
    });
  await post(tx, {
    kind: 'email-notice',
    to: mailboxOf(user),
    content: { username, newEmail, at: new Date().toISOString() },
  });
  await recordAudit(tx, { action: 'email.requested', actorId: user.id, requestId });
}
