import { fieldsOf } from '@udaya/contract/intake/forms';
import { studentSections } from '@udaya/contract/intake/student-fields';
import { StudentFields } from '@udaya/contract/students';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { studentClasses } from '@udaya/core/groups/person-words';
import { unlikelyAge } from '@udaya/core/groups/student-words';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { isoDayIn } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { type Draft, defineDraft } from '../../api/define-draft.ts';
import { randomKey } from '../../api/random-key.ts';
import { draftSchema, emptyValues, type IntakeValues, wireOf } from '../intake/intake-values.ts';

const fields = fieldsOf(studentSections);

/** What stands in the fields. The day of birth is typed in three parts. */
export interface Values extends IntakeValues {
  day: string;
  month: string;
  year: string;
  /** For which class and date of birth an unlikely age was confirmed. */
  confirmed: string;
  /** Under which the entry is sent: a try whose answer got lost is sent again under the same. */
  key: string;
}

/** A form that nobody has touched. */
export const untouched = (): Values => ({
  ...emptyValues(fields),
  consent: false,
  day: '',
  month: '',
  year: '',
  confirmed: '',
  key: randomKey(),
});

const own = z.object({
  day: z.string(),
  month: z.string(),
  year: z.string(),
  confirmed: z.string(),
  key: z.string(),
  consent: z.boolean(),
});
// The captcha is not kept: it is gone before anybody comes back.
const drafts = defineDraft(
  z.intersection(draftSchema(fields), own) as z.ZodMiniType<Values, Values>,
  'student-form',
);

/** What was typed into the form of a token in this tab, until it is sent. */
export const draftOf = (token: string): Draft<Values> => drafts.of('', token);

const Checked = z.omit(StudentFields, { captchaToken: true });

/** What the fields are called on the wire, in their order on the page. */
export const paths: readonly string[] = [...fields.map(({ name }) => name), 'consent', 'userCaptcha'];
export type Errors = Partial<Record<string, string>>;

/** The date as it is sent, also where it is none yet; '' before anything was entered. */
export function dateOf({ day, month, year }: Values): string {
  if (!day && !month && !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What an unlikely age is confirmed for, and the age; undefined where it is a likely one or nothing can be said yet. */
export function ageToConfirm(values: Values): { years: number; of: string } | undefined {
  const date = dateOf(values);
  const studentClass = studentClasses.find((one) => one === values.studentClass);
  const today = isoDayIn(new Date(), productTimeZone);
  if (!studentClass || values.year.length < 4 || !isCalendarDate(date) || date > today) return undefined;
  const years = unlikelyAge(studentClass, date, today);
  return years === undefined ? undefined : { years, of: `${studentClass} ${date}` };
}

/** What is sent of the fields. */
export function sentOf(values: Values, userCaptcha: string) {
  const wire = wireOf(fields, { ...values, dateOfBirth: dateOf(values) });
  return { ...wire, consent: values.consent, userCaptcha };
}

/** What is wrong with the fields, by the rules that the server has as well. */
export function errorsOf(values: Values, userCaptcha: string): Errors {
  const errors: Errors = {};
  for (const { path, message } of Checked.safeParse(sentOf(values, userCaptcha)).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  const age = ageToConfirm(values);
  if (age && age.of !== values.confirmed) errors.dateOfBirth ??= m.student_age_required();
  return errors;
}
