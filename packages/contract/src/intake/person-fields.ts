import { bloodGroups } from '@udaya/core/births/birth-words';
import { iqNotAssessed, personLimits, shortMobilePattern } from '@udaya/core/groups/person-words';
import { aadhaarPattern, addressLimits, passportPattern } from '@udaya/core/identity/account-rules';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import * as account from '../account-fields.ts';
import { text } from '../fields.ts';
import * as birth from './birth-fields.ts';
import { type Field, textAt } from './field.ts';

const givenOr = (show: (given: string) => string) => (given: string) =>
  given === '' ? m.gform_not_given() : show(given);

export const firstName = {
  name: 'firstName',
  kind: 'text',
  rule: account.firstName,
  label: m.gform_first_name,
  hint: m.gform_first_name_why,
  kept: 'apart',
} satisfies Field;

export const lastName = {
  name: 'lastName',
  kind: 'text',
  rule: account.lastName,
  label: m.gform_last_name,
  hint: m.gform_last_name_why,
  kept: 'apart',
} satisfies Field;

/** Groups ask for it; consumers may leave it out. */
export const bloodGroup = {
  ...birth.bloodGroup,
  rule: z.enum(bloodGroups, { error: m.group_birth_blood_group_required }),
  unchosen: m.gform_choose,
  folded: false,
  label: m.birth_blood_group_term,
  hint: m.gform_blood_group_why,
} satisfies Field;

/** `iqNotAssessed` says that there is none. */
export const iqLevel = {
  ...birth.iqLevel,
  kind: 'iq-or-none',
  rule: z
    .string({ error: m.group_birth_iq_level_required })
    .check(
      z.minLength(1, { error: m.group_birth_iq_level_required, abort: true }),
      z.regex(/^\d{2,3}$/, { error: m.birth_iq_level_invalid }),
    ),
  folded: false,
  label: m.gform_iq,
  hint: m.gform_iq_why,
  term: m.gform_iq,
  show: (level) => (level === iqNotAssessed ? m.gform_iq_none() : level),
} satisfies Field;

export const address1 = {
  name: 'address1',
  kind: 'text',
  rule: account.place.address1,
  max: addressLimits.max,
  label: m.gform_address1,
  hint: m.gform_address1_why,
  term: m.gform_address1,
  together: m.gform_address1,
  kept: 'apart',
} satisfies Field;

export const address2 = {
  ...address1,
  name: 'address2',
  rule: account.place.address2,
  label: m.gform_address2,
  hint: m.gform_address2_why,
} satisfies Field;

export const city = {
  name: 'city',
  kind: 'text',
  rule: account.place.city,
  max: 150,
  half: true,
  label: m.gform_city,
  hint: m.gform_city_why,
  term: m.gform_city,
  kept: 'no',
} satisfies Field;

export const state = {
  ...city,
  name: 'state',
  rule: account.place.state,
  label: m.gform_state,
  hint: m.gform_state_why,
  term: m.gform_state,
  kept: 'apart',
} satisfies Field;

/** Where the person lives, by its name; it brings the dialling code with it. */
export const country = {
  name: 'country',
  kind: 'address-country',
  rule: account.place.country,
  initial: 'India',
  half: true,
  label: m.gform_country,
  hint: m.gform_country_why,
  term: m.gform_country,
  kept: 'apart',
} satisfies Field;

export const zipCode = {
  ...state,
  name: 'zipCode',
  rule: text(personLimits.zipCode, m.group_birth_zip_required),
  max: personLimits.zipCode,
  label: m.gform_zip,
  hint: m.gform_zip_why,
  term: m.gform_zip,
} satisfies Field;

export const countryCode = {
  name: 'countryCode',
  kind: 'hidden',
  rule: z._default(account.diallingCode, '+91'),
  initial: '+91',
  label: m.gform_country,
  kept: 'apart',
} satisfies Field;

export const mobile = {
  name: 'mobile',
  kind: 'mobile',
  rule: z
    .string({ error: m.account_mobile_required })
    .check(
      z.trim(),
      z.minLength(1, { error: m.account_mobile_required, abort: true }),
      z.regex(shortMobilePattern, { error: m.account_mobile_invalid }),
    ),
  short: true,
  label: m.gform_mobile,
  term: m.gform_mobile,
  show: (number, answers) => `${textAt(answers, 'countryCode')} ${number}`.trim(),
  kept: 'apart',
} satisfies Field;

export const email = {
  name: 'email',
  kind: 'email',
  rule: account
    .email(m.account_email_invalid)
    .check(z.maxLength(personLimits.email, { error: () => m.field_too_long({ max: personLimits.email }) })),
  max: personLimits.email,
  label: m.gform_email,
  hint: m.gform_email_why,
  term: m.gform_email,
  kept: 'apart',
} satisfies Field;

/** Of an Aadhaar number the last four digits are kept. */
export const aadharNumber = {
  name: 'aadharNumber',
  kind: 'digits',
  rule: account.optionalNumber(aadhaarPattern, m.account_aadhaar_invalid),
  short: true,
  label: m.gform_aadhaar,
  hint: m.gform_aadhaar_why,
  term: m.gform_aadhaar_term,
  show: givenOr((number) => `XXXX XXXX ${number.slice(-4)}`),
  kept: 'apart',
  beside: true,
  secret: true,
} satisfies Field;

export const passportNumber = {
  name: 'passportNumber',
  kind: 'text',
  rule: account.optionalNumber(passportPattern, m.account_passport_invalid),
  max: 9,
  short: true,
  label: m.gform_passport,
  hint: m.gform_passport_why,
  term: m.gform_passport_term,
  show: givenOr((number) => number.toUpperCase()),
  kept: 'apart',
  beside: true,
  secret: true,
} satisfies Field;
