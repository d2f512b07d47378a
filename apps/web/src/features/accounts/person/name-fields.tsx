import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import type { FieldOf } from './field-of.ts';

/** First and last name. */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => FieldOf }) {
  return (
    <>
      <FirstNameField field={field('firstName')} />
      <LastNameField field={field('lastName')} />
    </>
  );
}

/** The name that everybody has to say. */
export function FirstNameField({ field }: { field: FieldOf }) {
  return (
    <TextInput
      label={m.account_first_name()}
      description={m.account_first_name_hint()}
      autoComplete="given-name"
      name="firstName"
      {...field}
    />
  );
}

/** The name that may be left out. */
export function LastNameField({ field }: { field: FieldOf }) {
  return (
    <TextInput
      label={m.account_last_name()}
      description={m.account_last_name_hint()}
      autoComplete="family-name"
      name="lastName"
      {...field}
    />
  );
}
