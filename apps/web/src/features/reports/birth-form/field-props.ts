import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { FieldPath } from '../../../shell/forms/form-errors.ts';

/** What a field of our own takes from the form: its value, its error and its changes. */
export interface FieldProps {
  /** By which the form finds its input. */
  path: string;
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A text field of a form, by its name or by the path to it. */
export function fieldProps<Fields extends object>(
  form: UseFormReturnType<Fields>,
  path: FieldPath<Fields>,
): FieldProps {
  const { value, error, onChange, onBlur } = form.getInputProps(path);
  return { path, value: value ?? '', error, onChange, onBlur };
}
