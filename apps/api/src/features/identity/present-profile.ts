import type { Profile } from '@udaya/contract/accounts';
import { maskAadhaar, maskPassport } from './identity-numbers.ts';
import type { User } from './store.ts';

/** An account as its owner's profile shows it, but for the pause of its mails; of the two numbers only their masks. */
export function presentProfile(identityKey: Buffer, user: User): Omit<Profile, 'mailAgainSeconds'> {
  const {
    username,
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    mobile,
    email,
    pendingEmail,
  } = user;
  return {
    username,
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    countryCode: user.diallingCode,
    mobile,
    email,
    pendingEmail,
    aadharNumber: '',
    aadharMasked: maskAadhaar(user),
    passportNumber: '',
    passportMasked: maskPassport(identityKey, user),
  };
}
