import type { AstroUser, AstroUserDetails } from '@udaya/contract/astro-users';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { postActivationAgain } from './answer-address.ts';
import { checkCountry, checkDiallingCode } from './list-dialling-countries.ts';
import { lockExistingPerson, presentNow, readPersonAsSeen } from './lock-person.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { postConfirmationTo } from './pending-email.ts';
import { findUserByEmail, type User, updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';

export interface ChangePersonDeps {
  system: SystemDb;
  post: Post;
  cooldown: MailCooldown;
}

/**
 * Changes a consumer's personal details, under the rules of the own profile, and tells their owner. Another email waits until it
 * is confirmed at that address, as when the owner changes it; of an account that was never activated it changes at once, and
 * the activation link goes there.
 * @throws Failure as `lockExistingPerson`; `request.invalid` on a field; `mail.cooldown` when the new address just got a mail
 */
export async function changePerson(
  ctx: UserCall & ChangePersonDeps,
  { id, version, email, countryCode, country, ...details }: output<typeof AstroUserDetails> & { id: string },
): Promise<AstroUser> {
  const change = {
    ...details,
    country: checkCountry(country),
    diallingCode: checkDiallingCode('countryCode', countryCode),
  };
  const before = await readPersonAsSeen(ctx.db, { id, version });
  const moves = isOther(email, before.user);
  if (moves) await claimAddress(ctx, before.user, email);
  try {
    await ctx.db.transaction(async (tx) => {
      const { user } = await lockExistingPerson(tx, { id, version });
      await updateUser(tx, user, change);
      const changed = { ...user, ...change };
      // To the address in use: whoever has it should hear of everything that is changed.
      await ctx.post(tx, {
        kind: 'account-details-changed',
        to: mailboxOf(changed),
        content: { username: user.username, at: new Date().toISOString() },
      });
      await ctx.audit(tx, 'account.changed', { targetId: id });
      if (moves) await moveAddress(tx, ctx.post, changed, email);
    });
  } catch (error) {
    // Somebody else took the address at the same moment.
    throw uniqueViolation(error) === undefined ? error : taken();
  }
  return presentNow(ctx.db, id);
}

const taken = () => invalidField('email', m.account_managed_email_taken());

function isOther(email: string, user: User): boolean {
  return ![user.email, user.pendingEmail].some((one) => one?.toLowerCase() === email.toLowerCase());
}

/** Makes sure that an account may move to an address. Whoever looks after accounts sees all of them: there is nothing to hide. */
async function claimAddress(
  { system, cooldown }: ChangePersonDeps,
  user: User,
  email: string,
): Promise<void> {
  if (await findUserByEmail(system, email)) throw taken();
  if (user.status === 'DISABLED') throw invalidField('email', m.account_managed_email_disabled());
  await cooldown.take('email', email);
}

async function moveAddress(tx: Queryable, post: Post, user: User, email: string): Promise<void> {
  if (user.status === 'PENDING') {
    await updateUser(tx, user, { email });
    for (const purpose of ['activation', 'reset'] as const) await expireTokens(tx, user, purpose, new Date());
    return postActivationAgain(tx, post, { ...user, email });
  }
  await updateUser(tx, user, { pendingEmail: email });
  await postConfirmationTo(tx, post, user, email);
  await post(tx, {
    kind: 'email-notice',
    to: mailboxOf(user),
    content: { username: user.username, newEmail: email, at: new Date().toISOString() },
  });
}
