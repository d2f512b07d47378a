import type { Profile } from '@udaya/contract/accounts';
import type { StoredSettings } from '@udaya/core/identity/interface-settings';
import type { UserCall } from '../../platform/call-context.ts';
import { openPassport } from './identity-numbers.ts';
import { readOwnUser } from './read-account.ts';
import { presentProfile } from './read-profile.ts';

/** Everything that is kept of an account itself. */
export interface ExportedAccount extends Omit<Profile, 'passportNumber' | 'mailAgainSeconds'> {
  passportNumber: string;
  registeredDate: string;
  settings: StoredSettings | null;
}

/** The actor's own account, for the actor: the passport number whole, of the Aadhaar number what there is. */
export async function exportAccount(ctx: UserCall & { identityKey: Buffer }): Promise<ExportedAccount> {
  const { identityKey } = ctx;
  const user = await readOwnUser(ctx);
  return {
    ...presentProfile(identityKey, user),
    passportNumber: openPassport(identityKey, user) ?? '',
    registeredDate: user.createdAt.toISOString(),
    settings: user.settings,
  };
}
