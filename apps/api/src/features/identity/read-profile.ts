import type { Profile } from '@udaya/contract/accounts';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { Database } from '../../platform/database/database.ts';
import { presentProfile } from './present-profile.ts';
import { findUser } from './store.ts';

/** The viewer's own profile. */
export async function readProfile(
  { db, identityKey }: { db: Database; identityKey: Buffer },
  viewer: Viewer,
): Promise<Profile> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw new Failure('session.missing');
  return presentProfile(identityKey, user);
}
