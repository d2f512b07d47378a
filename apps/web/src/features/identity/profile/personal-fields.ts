import { schemaResolver, type FormErrors } from '@mantine/form';
import { PersonalUpdate, type Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';

/**
 * What the tab holds: the wire's values. The two numbers are '' (kept), '0' (removed) or what was typed; the password is
 * asked for where the mail address changes.
 */
export type PersonalFields = Required<Omit<PersonalUpdate, 'updateDetail'>>;

/** The fields in the order of the page. */
export const personalOrder = [
  'firstName',
  'lastName',
  'aadharNumber',
  'passportNumber',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'countryCode',
  'mobile',
  'email',
  'currentPassword',
] as const satisfies (keyof PersonalFields)[];

/** The fields as a profile fills them. */
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
const rules = schemaResolver(PersonalUpdate, { sync: true });

/** The contract's rules, and the page's own for a mobile that was changed. */
export function faultsOf(fields: PersonalFields, stored: Profile): FormErrors {
  const faults = rules({ ...fields, updateDetail: 'personal' });
  const changed = fields.mobile !== stored.mobile;
  if (changed && !faults.mobile && !ownMobile.test(fields.mobile)) faults.mobile = m.account_mobile_invalid();
  if (namesNewAddress(fields.email, stored) && fields.currentPassword === '')
    faults.currentPassword = m.profile_email_password();
  return faults;
}

/** Whether a mail address is neither the one in use nor the one that waits already: the server then wants the password. */
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
