import type { Profile } from '@udaya/contract/accounts';
import type { Activity, OpenSession } from '@udaya/contract/sessions';
import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { openPassport } from './identity-numbers.ts';
import { listActivity } from '../audit/list-activity.ts';
import { listSessions } from './list-sessions.ts';
import { presentProfile } from './present-profile.ts';
import { findUser } from './store.ts';

/** Everything that is kept of an account itself. */
export interface ExportedAccount {
  account: Omit<Profile, 'passportNumber' | 'mailAgainSeconds'> & {
    passportNumber: string;
    registeredDate: string;
    settings: InterfaceSettings | null;
  };
  sessions: OpenSession[];
  activity: Activity[];
}

const activityShown = 100_000;

/** The viewer's own account, for the viewer: the passport number whole, of the Aadhaar number what there is. */
export async function exportAccount({
  system,
  db,
  identityKey,
  viewer,
  token,
}: Pick<UserCall, 'db' | 'viewer' | 'token'> & {
  system: SystemDb;
  identityKey: Buffer;
}): Promise<ExportedAccount> {
  const user = await findUser(system, viewer.userId);
  if (!user) throw new Failure('session.missing');
  return {
    account: {
      ...presentProfile(identityKey, user),
      passportNumber: openPassport(identityKey, user) ?? '',
      registeredDate: user.createdAt.toISOString(),
      settings: user.settings,
    },
    sessions: (await listSessions(system, viewer, token)).sessions,
    activity: (await listActivity({ db }, { limit: activityShown })).entries,
  };
}
