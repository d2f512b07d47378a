import type { AstroUser } from '@udaya/contract/astro-users';
import { accountStateOf } from '@udaya/core/identity/account-states';
import { accountVersion } from './account-version.ts';
import type { StoredPerson } from './store-people.ts';

/** A consumer's account as the product admin sees it. */
export function presentPerson({ user, deletion }: StoredPerson): AstroUser {
  const { id, username, firstName, lastName, email, pendingEmail, mobile } = user;
  const { address1, address2, city, state, country } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    email,
    pendingEmail,
    countryCode: user.diallingCode,
    mobile,
    address1,
    address2,
    city,
    state,
    country,
    activated: user.status === 'ACTIVE',
    status: accountStateOf(user.status, deletion !== undefined),
    createdDate: user.createdAt.toISOString(),
    deletion: deletion
      ? {
          reason: deletion.reason,
          requestedDate: deletion.requestedAt.toISOString(),
          requestedBy: deletion.requestedByName,
          eraseDate: deletion.eraseAfter.toISOString(),
        }
      : null,
    version: accountVersion(user, deletion?.eraseAfter),
  };
}
