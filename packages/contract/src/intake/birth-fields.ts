import {
  type BirthType,
  birthTypes,
  bloodGroups,
  firstBirthDate,
  type Gender,
  genders,
  type TimeAccuracy,
  timeAccuracies,
  untouchedTime,
} from '@udaya/core/births/birth-words';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { parseBirthTime } from '@udaya/core/births/parse-birth-time';
import { recordFields } from '@udaya/core/intake/record-fields';
import { type Locale, localeNames, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { countryCode } from '../places.ts';
import { asChoices, asWords, type Field } from './field.ts';

/** The latest day that may be a birth day anywhere on earth: today where the date changes first. */
const latestBirthDate = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

export const genderWords: Record<Gender, () => string> = {
  Male: m.birth_gender_male,
  Female: m.birth_gender_female,
  Others: m.birth_gender_others,
};
export const birthTypeWords: Record<BirthType, () => string> = {
  Natural: m.birth_type_natural,
  Caesarean: m.birth_type_caesarean,
  'Vacuum Extraction': m.birth_type_vacuum,
  'Forceps Delivery': m.birth_type_forceps,
};
export const accuracyWords: Record<TimeAccuracy, { words: () => string; hint: () => string }> = {
  exact: { words: m.birth_accuracy_exact, hint: m.birth_accuracy_exact_hint },
  about15: { words: m.birth_accuracy_about15, hint: m.birth_accuracy_about15_hint },
  about30: { words: m.birth_accuracy_about30, hint: m.birth_accuracy_about30_hint },
  about60: { words: m.birth_accuracy_about60, hint: m.birth_accuracy_about60_hint },
  unknown: { words: m.birth_accuracy_unknown, hint: m.birth_accuracy_unknown_hint },
};
/** A name of nothing but blanks and invisible marks is none. */
const isVisible = (name: string) => /[\p{L}\p{N}]/u.test(name);

export const name = {
  name: 'name',
  kind: 'text',
  rule: text(recordFields.name.max, m.birth_name_required).check(
    z.refine(isVisible, { error: m.birth_name_required }),
  ),
  max: recordFields.name.max,
  label: m.birth_name,
  hint: m.birth_name_why,
  term: m.birth_person_name,
  kept: 'birth',
} satisfies Field;

export const gender = {
  name: 'gender',
  kind: 'radio',
  rule: z.enum(genders, { error: m.birth_gender_required }),
  choices: genderWords,
  label: m.birth_gender,
  hint: m.birth_gender_why,
  term: m.birth_person_gender,
  kept: 'birth',
} satisfies Field;

export const dateOfBirth = {
  name: 'dateOfBirth',
  half: true,
  kind: 'date',
  rule: z.string({ error: m.birth_date_required }).check(
    z.minLength(1, { error: m.birth_date_required, abort: true }),
    z.refine(isCalendarDate, { error: m.birth_date_unreal, abort: true }),
    z.refine((date) => date >= firstBirthDate, { error: m.birth_date_too_early, abort: true }),
    z.refine((date) => date <= latestBirthDate(), { error: m.birth_date_future }),
  ),
  label: m.birth_date,
  kept: 'birth',
} satisfies Field;

export const timeOfBirth = {
  name: 'timeOfBirth',
  half: true,
  kind: 'time',
  rule: z.string({ error: m.birth_time_required }).check(
    z.minLength(1, { error: m.birth_time_required, abort: true }),
    z.maxLength(20, { error: m.birth_time_unreal, abort: true }),
    z.refine((time) => parseBirthTime(time) !== undefined, { error: m.birth_time_unreal }),
  ),
  initial: untouchedTime,
  label: m.birth_time,
  kept: 'birth',
} satisfies Field;

export const timeAccuracy = {
  name: 'timeAccuracy',
  kind: 'radio',
  rule: z._default(z.enum(timeAccuracies, { error: m.birth_accuracy_required }), 'exact'),
  choices: accuracyWords,
  label: m.birth_accuracy,
  hint: m.birth_accuracy_hint,
  kept: 'birth',
} satisfies Field;

/** Chosen on the page that reads the birth back, where several clocks may have been meant. */
export const utcOffsetMinutes = {
  name: 'utcOffsetMinutes',
  kind: 'hidden',
  rule: z.optional(
    z
      .number({ error: m.birth_offset_unreal })
      .check(
        z.minimum(-960, { error: m.birth_offset_unreal }),
        z.maximum(960, { error: m.birth_offset_unreal }),
      ),
  ),
  label: m.birth_offset,
  kept: 'birth',
} satisfies Field;

export const birthCountry = {
  name: 'birthCountry',
  kind: 'country',
  rule: z._default(countryCode, 'IN'),
  initial: 'IN',
  label: m.birth_country,
  kept: 'birth',
} satisfies Field;

export const placeId = {
  name: 'placeId',
  kind: 'place',
  rule: text(80, m.birth_place_required_group),
  label: m.birth_place,
  kept: 'birth',
} satisfies Field;

export const birthType = {
  name: 'birthType',
  kind: 'radio',
  rule: z.enum(birthTypes, { error: m.birth_type_required }),
  choices: birthTypeWords,
  label: m.birth_type,
  hint: m.birth_type_why,
  term: m.birth_type,
  kept: 'birth',
} satisfies Field;

export const refferedBy = {
  name: 'refferedBy',
  kind: 'referrer',
  rule: text(recordFields.refferedBy.max, m.birth_referred_by_required),
  max: recordFields.refferedBy.max,
  label: m.birth_referred_by,
  hint: m.birth_referred_by_hint,
  term: m.birth_referred_by,
  kept: 'birth',
} satisfies Field;

export const bloodGroup = {
  name: 'bloodGroup',
  kind: 'select',
  rule: z.optional(z.union([z.literal(''), z.enum(bloodGroups)], { error: m.birth_blood_group_unknown })),
  choices: asWords(bloodGroups),
  unchosen: m.birth_blood_group_none,
  folded: true,
  short: true,
  label: m.birth_blood_group,
  hint: m.birth_blood_group_why,
  term: m.birth_blood_group_term,
  kept: 'birth',
} satisfies Field;

export const reportLanguage = {
  name: 'reportLanguage',
  kind: 'radio',
  rule: z.optional(z.enum(locales, { error: m.birth_language_unknown })),
  choices: asChoices<Locale>({
    en: () => localeNames.en,
    ta: () => localeNames.ta,
    hi: () => localeNames.hi,
  }),
  initial: getLocale,
  label: m.birth_language,
  hint: m.birth_language_hint,
  term: m.birth_language,
  kept: 'birth',
} satisfies Field;

export const iqLevel = {
  name: 'iqLevel',
  kind: 'digits',
  rule: z.optional(z.string().check(z.regex(/^(\d{2,3})?$/, { error: m.birth_iq_level_invalid }))),
  max: 3,
  folded: true,
  short: true,
  label: m.birth_iq_level,
  hint: m.birth_iq_level_why,
  kept: 'sensitive',
} satisfies Field;

/** The consumer's names for where it was: an object of the place's id and its description. */
export const country = { ...birthCountry, wire: 'country' } satisfies Field;
export const place = {
  ...placeId,
  wire: 'place',
  rule: z.object(
    { place_id: text(80, m.birth_place_required), description: z._default(text(400), '') },
    { error: m.birth_place_required },
  ),
} satisfies Field;

/** What shows that the consent was given, in words, as the column of a file of births has it. */
export const consentEvidence = {
  name: 'consentEvidence',
  kind: 'text',
  rule: z._default(text(300), ''),
  max: 300,
  label: m.birth_consent_evidence,
  hint: m.birth_consent_evidence_hint,
  kept: 'no',
  beside: true,
} satisfies Field;

export const consent = {
  name: 'consent',
  kind: 'consent',
  rule: z.literal(true, { error: m.birth_consent_required }),
  label: m.birth_consent,
  kept: 'no',
  beside: true,
} satisfies Field;
