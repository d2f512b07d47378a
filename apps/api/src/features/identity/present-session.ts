import type { Session } from '@udaya/contract/sessions';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import { authorityOf, userTypeOf } from '@udaya/core/identity/roles';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { Account } from './store.ts';

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
    branchName,
    settings: { ...defaultSettings, language: currentLocale(), ...user.settings },
  };
}
