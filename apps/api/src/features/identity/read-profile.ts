import type { Profile } from '@udaya/contract/accounts';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { presentProfile } from './present-profile.ts';
import { findUser } from './store.ts';

/** The viewer's own profile. */
export async function readProfile(
  { db, identityKey, cooldown }: { db: SystemDb; identityKey: Buffer; cooldown: MailCooldown },
  viewer: Viewer,
): Promise<Profile> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw new Failure('session.missing');
  const { id, pendingEmail } = user;
  const mailAgainSeconds = pendingEmail ? await cooldown.wait('email', [id, pendingEmail]) : 0;
  return { ...presentProfile(identityKey, user), mailAgainSeconds };
}
