import type { Session } from '@udaya/contract/sessions';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import { authorityOf, userTypeOf } from '@udaya/core/identity/roles';
import type { UserCall } from '../../platform/call-context.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { type Account, readAccount } from '../accounts/read-account.ts';

/** The actor's account as the page needs it. */
export async function readSession(ctx: UserCall): Promise<Session> {
  return presentSession(await readAccount(ctx));
}

/** An account as the page needs it. */
export function presentSession({ user, group, branchName }: Account): Session {
  return {
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    authorities: [authorityOf[user.role]],
    role: user.role,
    userType: userTypeOf(user.role),
    groupType: group?.type ?? null,
    groupName: group?.name ?? null,
    reportLanguage: group?.reportLanguage ?? null,
    branchName,
    settings: { ...defaultSettings, language: currentLocale(), ...user.settings },
  };
}
