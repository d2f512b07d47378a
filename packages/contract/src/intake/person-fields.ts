import { bloodGroups } from '@udaya/core/births/birth-words';
import { iqNotAssessed, personLimits, shortMobilePattern } from '@udaya/core/groups/person-words';
import {
  aadhaarPattern,
  addressLimits,
  groupPersonName,
  nameLimits,
  passportPattern,
} from '@udaya/core/identity/account-rules';
import { countGraphemes } from '@udaya/format/count-graphemes';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import * as account from '../account-fields.ts';
import { fewMarks, text } from '../fields.ts';
import * as birth from './birth-fields.ts';
import { type Field, textAt } from './field.ts';

const givenOr = (show: (given: string) => string) => (given: string) =>
  given === '' ? m.person_not_given() : show(given);

/** As short as somebody is called: the forms of a group ask for no more than a letter. */
const nameRules = (pattern: () => string, max: () => string) => [
  z.maxLength(400, { error: max, abort: true }),
  z.regex(groupPersonName, { error: pattern }),
  fewMarks,
  z.refine<string>((name) => countGraphemes(name) <= nameLimits.max, { error: max }),
];

export const firstName = {
  name: 'firstName',
  kind: 'text',
  rule: z
    .string({ error: m.account_first_name_required })
    .check(
      z.trim(),
      z.minLength(1, { error: m.account_first_name_required, abort: true }),
      ...nameRules(m.account_first_name_pattern, m.account_first_name_max),
    ),
  label: m.person_first_name,
  hint: m.person_first_name_why,
  kept: 'apart',
} satisfies Field;

export const lastName = {
  name: 'lastName',
  kind: 'text',
  rule: z._default(
    z
      .string({ error: m.field_not_text })
      .check(z.trim(), ...nameRules(m.account_last_name_pattern, m.account_last_name_max)),
    '',
  ),
  label: m.person_last_name,
  hint: m.person_last_name_why,
  kept: 'apart',
} satisfies Field;

/** Groups ask for it; consumers may leave it out. */
export const bloodGroup = {
  ...birth.bloodGroup,
  kind: 'radio',
  rule: z.enum(bloodGroups, { error: m.birth_blood_group_required }),
  folded: false,
  label: m.birth_blood_group_term,
  hint: m.birth_blood_group_why_group,
} satisfies Field;

/** `iqNotAssessed` says that there is none. */
export const iqLevel = {
  ...birth.iqLevel,
  kind: 'iq-or-none',
  rule: z
    .string({ error: m.birth_iq_level_required })
    .check(
      z.minLength(1, { error: m.birth_iq_level_required, abort: true }),
      z.regex(/^\d{2,3}$/, { error: m.birth_iq_level_invalid }),
    ),
  folded: false,
  label: m.birth_iq,
  hint: m.birth_iq_why,
  term: m.birth_iq,
  show: (level) => (level === iqNotAssessed ? m.birth_iq_none() : level),
} satisfies Field;

export const address1 = {
  name: 'address1',
  kind: 'text',
  rule: account.place.address1,
  max: addressLimits.max,
  label: m.person_address1,
  hint: m.person_address1_why,
  term: m.person_address1,
  together: m.person_address1,
  kept: 'apart',
} satisfies Field;

export const address2 = {
  ...address1,
  name: 'address2',
  rule: account.place.address2,
  label: m.person_address2,
  hint: m.person_address2_why,
} satisfies Field;

export const city = {
  name: 'city',
  kind: 'city',
  rule: account.place.city,
  max: 150,
  half: true,
  label: m.person_city,
  hint: m.person_city_why,
  term: m.person_city,
  kept: 'no',
} satisfies Field;

export const state = {
  ...city,
  name: 'state',
  kind: 'text',
  rule: account.place.state,
  label: m.person_state,
  hint: m.person_state_why,
  term: m.person_state,
  kept: 'apart',
} satisfies Field;

/** Where the person lives, by its name; it brings the dialling code with it. */
export const country = {
  name: 'country',
  kind: 'address-country',
  rule: account.place.country,
  initial: 'India',
  half: true,
  label: m.person_country,
  hint: m.person_country_why,
  term: m.person_country,
  kept: 'apart',
} satisfies Field;

export const zipCode = {
  ...state,
  name: 'zipCode',
  rule: text(personLimits.zipCode, m.person_zip_required),
  max: personLimits.zipCode,
  label: m.person_zip,
  hint: m.person_zip_why,
  // PIN codes of India are digits.
  isNumeric: (answers) => textAt(answers, 'country') === 'India',
  term: m.person_zip,
} satisfies Field;

export const countryCode = {
  name: 'countryCode',
  kind: 'hidden',
  rule: z._default(account.diallingCode, '+91'),
  initial: '+91',
  label: m.person_country,
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
  label: m.person_mobile,
  term: m.person_mobile,
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
  label: m.person_email,
  hint: m.person_email_why,
  term: m.person_email,
  kept: 'apart',
} satisfies Field;

/** Of an Aadhaar number the last four digits are kept. */
export const aadharNumber = {
  name: 'aadharNumber',
  kind: 'digits',
  rule: account.optionalNumber(aadhaarPattern, m.account_aadhaar_invalid),
  short: true,
  label: m.person_aadhaar,
  hint: m.person_aadhaar_why,
  term: m.person_aadhaar_term,
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
  label: m.person_passport,
  hint: m.person_passport_why,
  term: m.person_passport_term,
  show: givenOr((number) => number.toUpperCase()),
  kept: 'apart',
  beside: true,
  secret: true,
} satisfies Field;
