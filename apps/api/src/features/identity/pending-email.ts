import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { dropEmailChange } from './drop-email-change.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { tellOwner } from './tell-owner.ts';
import { findUser, findUserByEmail, lockUserToChange, type User } from './store.ts';

/** Posts the link that confirms a changed address; an earlier one no longer works. */
export async function postConfirmation(tx: Queryable, post: Post, user: User, email: string): Promise<void> {
  const token = await issueToken(tx, user.id, 'email');
  const owner = await findUserByEmail(tx, email);
  // Whether the address has an account already is told to its owner alone.
  if (owner) await tellOwner(tx, post, owner);
  else
    await post(tx, {
      kind: 'email-confirm',
      to: mailboxOf({ ...user, email }),
      content: { username: user.username, token },
    });
}

/**
 * Mails the link to the address that waits once more.
 * @throws Failure `record.missing` when none waits; `mail.cooldown`
 */
export async function resendConfirmation(
  { db, post, cooldown }: { db: SystemDb; post: Post; cooldown: MailCooldown },
  viewer: Viewer,
): Promise<void> {
  const user = await findUser(db, viewer.userId);
  const email = user?.pendingEmail;
  if (!user || !email) throw new Failure('record.missing');
  await cooldown.take('email', user.id);
  await cooldown.take('email', email);
  await db.transaction(async (tx) => {
    const now = await lockUserToChange(tx, user.id);
    // Another address may wait by now, or none.
    if (now?.status !== 'ACTIVE' || now.pendingEmail !== email) throw new Failure('record.missing');
    await postConfirmation(tx, post, now, email);
  });
}

/** The viewer keeps the address in use: the changed one waits no more. */
export async function cancelEmailChange(db: SystemDb, viewer: Viewer, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropEmailChange(tx, viewer.userId);
    await appendAudit(tx, { action: 'email.kept', actorId: viewer.userId, requestId });
  });
}
