import { randomBytes } from 'node:crypto';
import { Failure, invalidField } from '@udaya/core/failure';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Reached, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import type { AccountSessions } from './account-sessions.ts';
import { emptyAccount } from './erase-account.ts';
import { freeUsername } from './free-username.ts';
import { isInvited } from './is-invited.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { findUser, findUserByEmail, insertUser, lockUserToChange, type User } from './store.ts';
import { expireTokens } from './store-links.ts';

/** What invitations to a group are made with. */
export interface InvitationPorts {
  system: SystemDb;
  passwords: Passwords;
  post: Post;
  sessions: AccountSessions;
  cooldown: MailCooldown;
}

/** The group that somebody is invited to, as the mail names it. */
export type InvitingGroup = Reached<{ id: string; name: string; enterpriseCode: string }>;

interface Invited {
  role: Role;
  branchId: string | null;
  firstName: string;
  lastName: string;
  email: string;
}

/** Tells of an invitation in the transaction that makes it. */
type Tell = (tx: SystemDb, userId: string) => Promise<void>;

/**
 * Invites somebody to a group by mail: the account is there at once, with a username like the address, and opens when its owner has
 * chosen a password by the link.
 * @throws Failure `request.invalid` on the email where it has an account or an invitation; `mail.cooldown`
 */
export async function inviteMember(
  ports: InvitationPorts,
  group: InvitingGroup,
  invited: Invited,
  tell: Tell,
): Promise<void> {
  const { system, passwords, cooldown } = ports;
  await refuseTaken(system, group, invited.email);
  await cooldown.take('invitation', invited.email);
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  const invite = () =>
    system.transaction(async (tx) => {
      await refuseTaken(tx, group, invited.email);
      const user = await insertUser(tx, {
        ...invited,
        id: newId(),
        username: await freeUsername(tx, invited.email, 'group'),
        passwordHash,
        status: 'PENDING',
        groupId: group.id,
      });
      await postInvitation(tx, ports.post, group, user);
      await tell(tx, user.id);
    });
  try {
    await invite();
  } catch (error) {
    // Somebody else took the address or the username in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await invite();
  }
}

/**
 * Mails an invitation again; the link of the earlier mail no longer works.
 * @throws Failure `record.missing`; `invitation.used` where the account is open; `mail.cooldown`
 */
export async function resendInvitation(
  ports: InvitationPorts,
  group: InvitingGroup,
  userId: string,
  tell: Tell,
): Promise<void> {
  const known = stillInvited(group, await findUser(ports.system, userId));
  await ports.cooldown.take('invitation', known.email);
  await ports.system.transaction(async (tx) => {
    const user = stillInvited(group, await lockUserToChange(tx, userId));
    await postInvitation(tx, ports.post, group, user);
    await tell(tx, user.id);
  });
}

/**
 * Takes an invitation back. Its link then says so, and the address and the username are free again.
 * @throws Failure `record.missing`; `invitation.used` where the account is open
 */
export async function withdrawInvitation(
  { system, passwords, sessions }: InvitationPorts,
  group: InvitingGroup,
  userId: string,
  tell: Tell,
): Promise<void> {
  const unusableHash = await passwords.hash(randomBytes(32).toString('base64url'));
  await system.transaction(async (tx) => {
    const user = stillInvited(group, await lockUserToChange(tx, userId));
    await expireTokens(tx, user, 'reset', new Date());
    await emptyAccount(tx, sessions, user, unusableHash);
    await tell(tx, user.id);
  });
}

/** The account, if it is invited to the group and waits for its owner. */
function stillInvited(group: InvitingGroup, user: User | undefined): User {
  if (user?.groupId !== group.id || user.status === 'DELETED') throw new Failure('record.missing');
  if (!isInvited(user)) throw new Failure('invitation.used');
  return user;
}

async function refuseTaken(db: SystemDb, { id }: InvitingGroup, email: string): Promise<void> {
  const owner = await findUserByEmail(db, email);
  if (!owner) return;
  const waits = isInvited(owner) && owner.groupId === id;
  throw invalidField('email', waits ? m.groups_invite_waits() : m.groups_invite_taken());
}

async function postInvitation(tx: SystemDb, post: Post, group: InvitingGroup, user: User): Promise<void> {
  const token = await issueToken(tx, user, 'group-invitation');
  await post(tx, {
    kind: 'group-invitation',
    to: mailboxOf(user),
    content: { username: user.username, token, group: group.name, code: group.enterpriseCode },
  });
}
