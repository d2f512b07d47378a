import type { ReactNode } from 'react';
import type { BirthFields } from './birth-fields.ts';
import type { BirthForm } from './use-birth-fields.ts';

type TextField = { [K in keyof BirthFields]: BirthFields[K] extends string ? K : never }[keyof BirthFields];

/** What a field of our own takes from the form: its value, its error and its changes. */
export interface FieldProps {
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export function fieldProps(form: BirthForm, name: Exclude<TextField, undefined>): FieldProps {
  const { error, onBlur } = form.getInputProps(name);
  return {
    value: form.values[name],
    error,
    onBlur,
    onChange: (value) => form.setFieldValue(name, value),
  };
}
