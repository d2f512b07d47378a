import type { FormErrors } from '@mantine/form';
import type { PersonalUpdate, Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';

/**
 * What the tab holds: the wire's values. The two numbers are '' (kept), '0' (removed) or what was typed; the password is
 * asked for where the email changes.
 */
export type PersonalFields = Required<Omit<PersonalUpdate, 'updateDetail'>>;

/** The fields as a profile fills them, in the order of the page. */
export function personalFieldsOf(profile: Profile): PersonalFields {
  const { firstName, lastName, aadharNumber, passportNumber, ...rest } = profile;
  const { address1, address2, city, state, country, countryCode, mobile, email } = rest;
  return {
    firstName,
    lastName,
    aadharNumber,
    passportNumber,
    address1,
    address2,
    city,
    state,
    country,
    countryCode,
    mobile,
    email,
    currentPassword: '',
  };
}

/** How this page takes a mobile; the server keeps longer ones that were stored elsewhere. */
const ownMobile = /^\d{8,10}$/;

/** The contract's errors, and the page's own: for a mobile that was changed, and a new email without the password. */
export function withOwnRules(errors: FormErrors, fields: PersonalFields, stored: Profile): FormErrors {
  const all = { ...errors };
  const changed = fields.mobile !== stored.mobile;
  if (changed && !all.mobile && !ownMobile.test(fields.mobile)) all.mobile = m.account_mobile_invalid();
  if (namesNewAddress(fields.email, stored) && fields.currentPassword === '')
    all.currentPassword = m.account_profile_email_password();
  return all;
}

/** Whether an email is neither the one in use nor the one that waits already: the server then wants the password. */
export function namesNewAddress(email: string, stored: Profile): boolean {
  const typed = email.trim().toLowerCase();
  return typed !== stored.email.toLowerCase() && typed !== stored.pendingEmail?.toLowerCase();
}

/** What is sent. An address that nobody touched leaves the one that waits as it is: to name the one in use would end that. */
export function updateOf(fields: PersonalFields, stored: Profile): PersonalUpdate {
  const { currentPassword, ...others } = fields;
  const email = fields.email === stored.email ? (stored.pendingEmail ?? stored.email) : fields.email;
  const update: PersonalUpdate = { ...others, email, updateDetail: 'personal' };
  return currentPassword === '' ? update : { ...update, currentPassword };
}
