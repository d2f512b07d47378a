import { profile } from '@udaya/contract/accounts';
import type { Person } from './world.ts';

/** Saves personal details as the profile page sends them, with the password. */
export async function changeDetails(person: Person, change: Record<string, unknown> = {}) {
  const body = {
    updateDetail: 'personal',
    firstName: 'Meena',
    lastName: 'Sundaram',
    address1: '12 Temple Street',
    address2: 'Near the tank',
    city: 'Madurai',
    state: 'Tamil Nadu',
    country: 'India',
    countryCode: '+91',
    mobile: '98765432109',
    email: person.user.email,
    aadharNumber: '',
    passportNumber: '',
    currentPassword: person.password,
    ...change,
  };
  return person.call(profile.change, { body });
}

/** Saves another password as the profile page sends it. */
export const changePassword = (person: Person, change: Record<string, unknown> = {}) =>
  person.call(profile.change, {
    body: { updateDetail: 'login', password: person.password, newPassword: 'quiet-harbour-9', ...change },
  });
