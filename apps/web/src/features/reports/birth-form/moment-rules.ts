import type { FormErrors } from '@mantine/form';
import * as m from '@udaya/messages';
import { readTypedDate } from '../../../shell/read-typed-date.ts';

interface MomentFields {
  dateOfBirth: string;
  timeOfBirth: string;
  timeAccuracy: string;
}

/** A date that cannot be read at all is told how to write it. */
export function withReadableDate(
  errors: FormErrors,
  { dateOfBirth }: Pick<MomentFields, 'dateOfBirth'>,
): FormErrors {
  const typed = dateOfBirth.trim();
  if (!errors.dateOfBirth || typed === '' || readTypedDate(typed)) return errors;
  return { ...errors, dateOfBirth: m.birth_date_unread() };
}

/** Whether a birth was moved in time: what was chosen for one moment says nothing about another. */
export function isMoved(now: MomentFields, before: MomentFields): boolean {
  return (
    now.dateOfBirth !== before.dateOfBirth ||
    now.timeOfBirth !== before.timeOfBirth ||
    now.timeAccuracy !== before.timeAccuracy
  );
}
