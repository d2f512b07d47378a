import { StudentFields } from '@udaya/contract/students';
import { untouchedTime } from '@udaya/core/births/birth-words';
import * as z from 'zod/mini';
import { type Draft, defineDraft } from '../../api/define-draft.ts';
import { randomKey } from '../../api/random-key.ts';

/** What stands in the fields, as it is kept in this tab. The captcha is not: it is gone before anybody comes back. */
const Values = z.object({
  studentId: z.string(),
  medium: z.string(),
  studentClass: z.string(),
  section: z.string(),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  timeOfBirth: z.string(),
  timeAccuracy: z.string(),
  utcOffsetMinutes: z.nullable(z.number()),
  birthCountry: z.string(),
  placeText: z.string(),
  placeId: z.string(),
  gender: z.string(),
  birthType: z.string(),
  consent: z.boolean(),
  /** Under which the entry is sent: a try whose answer got lost is sent again under the same. */
  key: z.string(),
});
export type Values = z.output<typeof Values>;

/** A form that nobody has touched. */
export function emptyValues(): Values {
  return {
    studentId: '',
    medium: '',
    studentClass: '',
    section: '',
    day: '',
    month: '',
    year: '',
    timeOfBirth: untouchedTime,
    timeAccuracy: '',
    utcOffsetMinutes: null,
    birthCountry: 'IN',
    placeText: '',
    placeId: '',
    gender: '',
    birthType: '',
    consent: false,
    key: randomKey(),
  };
}

const drafts = defineDraft(Values, 'student-form');

/** What was typed into the form of a token in this tab, until it is sent. */
export const draftOf = (token: string): Draft<Values> => drafts.of('', token);

const Checked = z.omit(StudentFields, { captchaToken: true });

/** What the fields are called on the wire, in their order on the page. */
export const paths = Object.keys(StudentFields.shape) as (keyof typeof StudentFields.shape)[];
export type Path = (typeof paths)[number];
export type Errors = Partial<Record<Path, string>>;

/** The date as it is sent, also where it is none yet; '' before anything was entered. */
export function dateOf({ day, month, year }: Values): string {
  if (!day && !month && !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What is sent of the fields. */
export function fieldsOf(values: Values, userCaptcha: string) {
  const { studentId, timeOfBirth, utcOffsetMinutes, birthCountry, placeId, consent } = values;
  return {
    studentId,
    medium: values.medium,
    studentClass: values.studentClass,
    section: values.section,
    dateOfBirth: dateOf(values),
    timeOfBirth,
    timeAccuracy: values.timeAccuracy,
    ...(utcOffsetMinutes === null ? {} : { utcOffsetMinutes }),
    birthCountry,
    placeId,
    gender: values.gender,
    birthType: values.birthType,
    consent,
    userCaptcha,
  };
}

/** What is wrong with the fields, by the rules that the server has as well. */
export function errorsOf(values: Values, userCaptcha: string): Errors {
  const checked = Checked.safeParse(fieldsOf(values, userCaptcha));
  const errors: Errors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = String(path[0]) as Path;
    errors[name] ??= message;
  }
  return errors;
}
