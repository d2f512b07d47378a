import type { AstroUser, AstroUserDetails } from '@udaya/contract/astro-users';

/** The details of an account as the form sends them back, with an address where it has none; and whatever else is to be in them. */
export function detailsOf(seen: AstroUser, changes: Partial<AstroUserDetails> = {}): AstroUserDetails {
  const { firstName, lastName, address1, address2, city, state, country } = seen;
  const { countryCode, mobile, email, version } = seen;
  return {
    firstName,
    lastName,
    address1: address1 || '12 Temple Street',
    address2,
    city,
    state,
    country,
    countryCode,
    mobile,
    email,
    version,
    ...changes,
  };
}
