import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldProps } from '../birth-form/field-props.ts';

interface Props extends Omit<TextInputProps, 'value' | 'error' | 'onChange' | 'onBlur'> {
  field: FieldProps;
  label: string;
  /** What it is asked for, or how it is written. */
  hint: string;
  /** Takes digits and nothing else, also of what is pasted with blanks or dashes. */
  digits?: boolean;
}

/** A text of a form, about somebody else: the browser fills in nothing of its own. */
export function TextField({ field: { path, value, error, onChange, onBlur }, hint, digits, ...rest }: Props) {
  return (
    <TextInput
      description={hint}
      autoComplete="off"
      inputMode={digits ? 'numeric' : undefined}
      value={value}
      error={error}
      data-path={path}
      onBlur={onBlur}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(digits ? typed.replace(/\D/g, '') : typed);
      }}
      {...rest}
    />
  );
}
