import { isLocale } from '@udaya/core/locale';
import { memo, type ReactNode } from 'react';
import { LanguageName } from '../../shell/language-name.tsx';
import type { Errors } from './student-values.ts';

/** The id of the control that a field's error leads to. */
export const controlId = (path: string) => `field-${path}`;

/** What says what about a field: the ids of its hint and its error. */
export function described(path: string, hint: unknown, error: string | undefined): string | undefined {
  const ids = [hint ? `${path}-hint` : '', error ? `${path}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldError({ path, error }: { path: string; error: string | undefined }) {
  return error ? (
    <p className="error" id={`${path}-error`}>
      {error}
    </p>
  ) : null;
}

interface Shared {
  path: string;
  label: string;
  hint?: string;
  errors: Errors;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A label, a hint, a control and its error. */
export function Field({
  path,
  label,
  hint,
  errors,
  children,
}: Shared & { children: (control: ControlProps) => ReactNode }) {
  const error = errors[path];
  return (
    <div className="field">
      <label htmlFor={controlId(path)}>{label}</label>
      {hint && (
        <p className="hint" id={`${path}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: controlId(path),
        'aria-describedby': described(path, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError path={path} error={error} />
    </div>
  );
}

type Choices = readonly (readonly [value: string, words: string])[];

/** The choices of a list, which may be hundreds: they are not gone through again with every letter that is typed elsewhere. */
const Options = memo(({ choices }: { choices: Choices }) =>
  choices.map(([one, words]) => (
    <option key={one} value={one}>
      {words}
    </option>
  )),
);

/** Something to choose from a list, in the browser's own way. */
export function SelectField({
  value,
  choices,
  empty,
  onChange,
  ...shared
}: Shared & {
  value: string;
  choices: Choices;
  /** What stands there before anything is chosen. */
  empty?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field {...shared}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          <Options choices={choices} />
        </select>
      )}
    </Field>
  );
}

interface Choice {
  value: string;
  words: string;
  hint?: string;
}

/** A question with few answers, all of them in sight. */
export function RadioField({
  path,
  label,
  hint,
  errors,
  value,
  choices,
  onChange,
  stacked = false,
}: Shared & {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  stacked?: boolean;
}) {
  const error = errors[path];
  return (
    <fieldset className="field" aria-describedby={described(path, hint, error)}>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={`${path}-hint`}>
          {hint}
        </p>
      )}
      <div className={stacked ? 'choices stacked' : 'choices'}>
        {choices.map((choice, index) => (
          <label className="choice" key={choice.value} data-wrong={error ? true : undefined}>
            <input
              type="radio"
              id={index === 0 ? controlId(path) : undefined}
              name={path}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {isLocale(choice.value) ? <LanguageName of={choice.value} /> : choice.words}
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError path={path} error={error} />
    </fieldset>
  );
}
