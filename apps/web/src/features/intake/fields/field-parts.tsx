import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { type Field, textAt } from '@udaya/contract/intake/field';
import classes from '../intake.module.css';
import { leavesParentsOut } from '../intake-values.ts';
import type { IntakeForm } from '../use-intake.ts';

/** What a field of our own takes from the form: its value, its error and its changes. */
export function inputOf(form: IntakeForm, path: string) {
  const { error, onChange, onBlur } = form.getInputProps(path);
  return {
    path,
    value: textAt(form.values, path),
    error,
    onChange: onChange as (value: string) => void,
    onBlur,
  };
}

/** The answers of a field as they are offered. */
export function choicesOf({ choices = {} }: Field) {
  return Object.entries(choices).map(([value, words]) =>
    typeof words === 'function'
      ? { value, label: words() }
      : { value, label: words.words(), hint: words.hint() },
  );
}

/** Beside each other fields stand on one line, whichever of them has a hint: there it comes below them. */
export function aroundInput({ short, half }: Field) {
  return {
    className: short ? classes.short : undefined,
    autoComplete: 'off',
    ...(half
      ? { inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[] }
      : {}),
  };
}

/** A text of a form, about somebody else: the browser fills in nothing of its own. Digits may be pasted with blanks or dashes between them. */
export function TextField({
  form,
  field,
  ...rest
}: { form: IntakeForm; field: Field } & Omit<TextInputProps, 'form'>) {
  const { path, onChange, ...input } = inputOf(form, field.name);
  const isDigits = field.kind === 'digits';
  const said =
    field.askedWords && field.kind === 'digits'
      ? leavesParentsOut(form.values)
        ? field.askedWords.closed()
        : field.askedWords.open()
      : field.hint?.();
  return (
    <TextInput
      {...aroundInput(field)}
      label={field.label()}
      description={said}
      inputMode={isDigits || field.isNumeric?.(form.values) ? 'numeric' : undefined}
      maxLength={field.max}
      data-path={path}
      {...(field.kind === 'email' ? { type: 'email', autoCapitalize: 'none', spellCheck: false } : {})}
      {...input}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(isDigits ? typed.replace(/[\s-]/g, '') : typed);
      }}
      {...rest}
    />
  );
}

/** A choice of a list. */
export function SelectField({
  form,
  field,
  onChoose,
}: {
  form: IntakeForm;
  field: Field;
  onChoose?: (value: string) => void;
}) {
  const { path, onChange, ...input } = inputOf(form, field.name);
  return (
    <NativeSelect
      size="md"
      {...aroundInput(field)}
      label={field.label()}
      description={field.hint?.()}
      data={[{ value: '', label: field.unchosen?.() ?? '' }, ...choicesOf(field)]}
      data-path={path}
      {...input}
      onChange={(event) => (onChoose ?? onChange)(event.currentTarget.value)}
    />
  );
}
