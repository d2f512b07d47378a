import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { OpenCall } from '../../platform/call-context.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { postActivationAgain } from './answer-address.ts';
import { type AskForLinkDeps, askForLink } from './ask-for-link.ts';
import { noAddress } from './mailbox-of.ts';
import { notifyOwner } from './notify-owner.ts';
import { readPendingToken } from './pending-token.ts';
import { findUser, findUserByEmail, lockUserToChange, type User, updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';

export interface ResendActivationDeps extends AskForLinkDeps {
  post: Post;
  pendingKey: Buffer;
}

interface Held {
  pendingToken: string;
  email?: string | undefined;
}

/** Sends the activation link again: to whoever holds a pending token, or to an address alone; as `resendToHolder` and `askForLink`. */
export async function resendActivation(
  ctx: OpenCall & ResendActivationDeps,
  input: Held | { email: string },
): Promise<{ message: string; retryAfterSeconds: number }> {
  if ('pendingToken' in input) await resendToHolder(ctx, input);
  else await askForLink(ctx, { wants: 'activation', email: input.email });
  await ctx.audit(ctx.system, 'link.requested');
  return { message: m.account_link_sent(), retryAfterSeconds: ctx.cooldown.seconds };
}

/**
 * Sends the activation link of a pending account again, to its address or to another one, which then becomes its own. The
 * answer does not tell whether that address belongs to somebody else already.
 * @throws Failure `link.expired` for a bad token, or one that does not allow another address; `mail.cooldown`
 */
async function resendToHolder(deps: ResendActivationDeps, { pendingToken, email }: Held): Promise<void> {
  const { system, post, cooldown } = deps;
  const { userId, mayMove } = readPendingToken(deps.pendingKey, pendingToken);
  if (email !== undefined && !mayMove) throw new Failure('link.expired');
  // A mistyped address can be put right at once; the same one waits for its pause.
  await cooldown.take(email === undefined ? 'activation' : 'move', userId);
  const address = email ?? (await findUser(system, userId))?.email;
  const mayMail = address !== undefined && (await cooldown.allows('activation', address));
  const resend = () => system.transaction((tx) => resendTo(tx, post, userId, email, mayMail));
  try {
    await resend();
  } catch (error) {
    // Somebody else took the address in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await resend();
  }
}

async function resendTo(
  tx: SystemDb,
  post: Post,
  userId: string,
  email: string | undefined,
  mayMail: boolean,
): Promise<void> {
  const user = await lockUserToChange(tx, userId);
  if (user?.status !== 'PENDING') return;
  const owner = email === undefined ? undefined : await findUserByEmail(tx, email);
  if (owner && owner.id !== userId) {
    await moveTo(tx, user, noAddress(userId));
    if (mayMail) await notifyOwner(tx, post, owner);
    return;
  }
  const moved = await moveTo(tx, user, email ?? user.email);
  if (mayMail) await postActivationAgain(tx, post, moved);
}

/** Links that went to the address before are dead, or whoever reads its mail would get the account. */
async function moveTo(tx: SystemDb, user: User, email: string): Promise<User> {
  if (email === user.email) return user;
  await updateUser(tx, user, { email });
  for (const purpose of ['activation', 'reset'] as const) await expireTokens(tx, user, purpose, new Date());
  return { ...user, email };
}
