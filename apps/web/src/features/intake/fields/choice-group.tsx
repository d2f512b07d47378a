import { isLocale } from '@udaya/core/locale';
import { type ReactNode, useId } from 'react';
import { LanguageName } from '../../../shell/language-name.tsx';
import { leavesGroup } from '../leaves-group.ts';
import classes from './choice-group.module.css';

interface Props {
  /** The field's path, by which the form finds its first input. */
  path: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly { value: string; label: string; hint?: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A question with a few answers, all of them in sight; none need be chosen at first. */
export function ChoiceGroup({ path, label, hint, error, choices, value, onChange, onBlur }: Props) {
  const id = useId();
  // One below the other, where choices need some words.
  const stacked = choices.some((choice) => choice.hint !== undefined || choice.label.length > 24);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={classes.group}
      data-invalid={error ? true : undefined}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
    >
      <legend className={classes.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.choices} data-stacked={stacked || undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={`${id}-choice`}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              onBlur={(event) => {
                if (leavesGroup(event)) onBlur?.();
              }}
              data-path={index === 0 ? path : undefined}
            />
            <span>
              {isLocale(choice.value) ? <LanguageName of={choice.value} /> : choice.label}
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
