import { randomBytes } from 'node:crypto';
import { Failure, invalidField } from '@udaya/core/failure';
import type { MemberRole } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Reached, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import type { AccountSessions } from './account-sessions.ts';
import { emptyAccount } from './erase-account.ts';
import { freeUsername } from './free-username.ts';
import { groupRoleOf } from './group-role-of.ts';
import { isInvited } from './is-invited.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { findUser, findUserByEmail, insertUser, lockUserToChange, type User } from './store.ts';
import { expireTokens, listLinked } from './store-links.ts';

/** What invitations to a group are made with. */
export interface InvitationDeps {
  system: SystemDb;
  passwords: Passwords;
  post: Post;
  sessions: AccountSessions;
  cooldown: MailCooldown;
}

/** The group that somebody is invited to, as the mail names it. */
export type InvitingGroup = Reached<{ id: string; name: string; enterpriseCode: string }>;

/** The branch that somebody is invited to, as the mail names it; null for whoever belongs to the whole group. */
export type InvitingBranch = { id: string; name: string } | null;

export interface Invited {
  role: MemberRole;
  branch: InvitingBranch;
  firstName: string;
  lastName: string;
  email: string;
}

/** Tells of an invitation in the transaction that makes it. */
type OnInvited = (tx: SystemDb, userId: string) => Promise<void>;

/** What is in the way of an invitation: the account that has the address, and whether that waits with an invitation that works. */
export interface AddressTaken {
  owner: User;
  waits: boolean;
}

/** What is refused where an address is taken, and what must hold while the invitation is made. */
export interface InvitationRules {
  refuse: (taken: AddressTaken) => Failure;
  lock?: (tx: SystemDb) => Promise<void>;
}

/** The hash of a password that nobody knows. It costs as much as any; one is enough for many accounts. */
export async function hashNobodysPassword(passwords: Passwords): Promise<string> {
  return passwords.hash(randomBytes(32).toString('base64url'));
}

/**
 * Invites somebody to a group by mail: the account is there at once, with a username like the address, and opens when its owner has
 * chosen a password by the link. An invitation of the address that has run out, of whichever group, makes room.
 * @throws Failure as the rules refuse an address that has an account or an invitation; `mail.cooldown`
 */
export async function inviteMember(
  deps: InvitationDeps,
  group: InvitingGroup,
  invited: Invited,
  onInvited: OnInvited,
  { refuse, lock }: InvitationRules = { refuse: refusalOf(group) },
): Promise<void> {
  const { system, passwords, cooldown } = deps;
  const taken = await findTaken(system, invited.email);
  if (taken) throw refuse(taken);
  await cooldown.take('invitation', invited.email);
  const unusableHash = await hashNobodysPassword(passwords);
  const invite = () =>
    system.transaction(async (tx) => {
      await lock?.(tx);
      const inTheWay = await makeRoom(tx, deps, invited.email, unusableHash);
      if (inTheWay) throw refuse(inTheWay);
      const user = await storeInvitation(tx, deps, { group, invited, unusableHash });
      await onInvited(tx, user.id);
    });
  try {
    await invite();
  } catch (error) {
    // Somebody else took the address or the username in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await invite();
  }
}

/** Makes the account of somebody invited and posts the mail, in the caller's transaction. The address has to be free. */
export async function storeInvitation(
  tx: SystemDb,
  { post }: Pick<InvitationDeps, 'post'>,
  { group, invited, unusableHash }: { group: InvitingGroup; invited: Invited; unusableHash: string },
): Promise<User> {
  const { branch, ...person } = invited;
  const user = await insertUser(tx, {
    ...person,
    id: newId(),
    username: await freeUsername(tx, invited.email, 'group'),
    passwordHash: unusableHash,
    status: 'PENDING',
    groupId: group.id,
    branchId: branch?.id ?? null,
  });
  await postInvitation(tx, post, { group, branch }, user);
  return user;
}

/**
 * Mails an invitation again; the link of the earlier mail no longer works.
 * @throws Failure `record.missing`; `invitation.used` where the account is open; `mail.cooldown`
 */
export async function resendInvitation(
  deps: InvitationDeps,
  { group, branch, lock }: { group: InvitingGroup; branch: InvitingBranch; lock?: InvitationRules['lock'] },
  userId: string,
  onInvited: OnInvited,
): Promise<void> {
  const known = stillInvited(group, await findUser(deps.system, userId));
  await deps.cooldown.take('invitation', known.email);
  await deps.system.transaction(async (tx) => {
    await lock?.(tx);
    const user = stillInvited(group, await lockUserToChange(tx, userId));
    await postInvitation(tx, deps.post, { group, branch }, user);
    await onInvited(tx, user.id);
  });
}

/**
 * Takes an invitation back. Its link then says so, and the address and the username are free again.
 * @throws Failure `record.missing`; `invitation.used` where the account is open
 */
export async function withdrawInvitation(
  { system, passwords, sessions }: InvitationDeps,
  group: InvitingGroup,
  userId: string,
  onInvited: OnInvited,
): Promise<void> {
  const unusableHash = await hashNobodysPassword(passwords);
  await system.transaction(async (tx) => {
    const user = stillInvited(group, await lockUserToChange(tx, userId));
    await expireTokens(tx, user, 'reset', new Date());
    await emptyAccount(tx, sessions, user, unusableHash);
    await onInvited(tx, user.id);
  });
}

/** The account, if it is invited to the group and waits for its owner. */
function stillInvited(group: InvitingGroup, user: User | undefined): User {
  if (user?.groupId !== group.id || user.status === 'DELETED') throw new Failure('record.missing');
  if (!isInvited(user)) throw new Failure('invitation.used');
  return user;
}

/** What the product admin is told, who sees all accounts. */
const refusalOf =
  ({ id }: InvitingGroup) =>
  ({ owner, waits }: AddressTaken): Failure =>
    invalidField('email', waits && owner.groupId === id ? m.group_invite_waits() : m.group_invite_taken());

/** Whose an address is; undefined where it is free, or will be by `makeRoom`. */
async function findTaken(db: SystemDb, email: string): Promise<AddressTaken | undefined> {
  const owner = await findUserByEmail(db, email);
  if (!owner) return undefined;
  const waits = isInvited(owner) && (await listLinked(db, [owner.id], 'reset', new Date())).has(owner.id);
  const hasLapsed = owner.groupId !== null && isInvited(owner) && !waits;
  return hasLapsed ? undefined : { owner, waits };
}

/**
 * Lets an invitation that has run out go, so that its address is free, in the transaction that needs it. Answers what is in the way
 * otherwise.
 */
export async function makeRoom(
  tx: SystemDb,
  { sessions }: Pick<InvitationDeps, 'sessions'>,
  email: string,
  unusableHash: string,
): Promise<AddressTaken | undefined> {
  const known = await findUserByEmail(tx, email);
  if (!known) return undefined;
  // Held, it is neither taken up nor sent again before it is looked at.
  await lockUserToChange(tx, known.id);
  const taken = await findTaken(tx, email);
  if (taken) return taken;
  const lapsed = await findUserByEmail(tx, email);
  if (lapsed) await emptyAccount(tx, sessions, lapsed, unusableHash);
  return undefined;
}

async function postInvitation(
  tx: SystemDb,
  post: Post,
  { group, branch }: { group: InvitingGroup; branch: InvitingBranch },
  user: User,
): Promise<void> {
  const token = await issueToken(tx, user, 'group-invitation');
  await post(tx, {
    kind: 'group-invitation',
    to: mailboxOf(user),
    content: {
      username: user.username,
      token,
      group: group.name,
      code: group.enterpriseCode,
      role: groupRoleOf(user.role),
      branch: branch?.name ?? '',
    },
  });
}
