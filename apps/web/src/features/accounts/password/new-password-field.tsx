import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { SecretInput } from '../../../ui/secret-input.tsx';
import type { FieldOf } from '../person/field-of.ts';
import classes from './new-password-field.module.css';
import type { PasswordStrength } from './password-strength.ts';
import { usePasswordStrength } from './use-password-strength.ts';

const labels: Record<PasswordStrength, () => string> = {
  short: m.account_password_strength_short,
  common: m.account_password_strength_common,
  personal: m.account_password_strength_personal,
  expected: m.account_password_strength_expected,
  weak: m.account_password_strength_weak,
  fair: m.account_password_strength_fair,
  good: m.account_password_strength_good,
};

interface Props {
  label: string;
  hint?: string;
  name: string;
  /** What others know of the person: names, the username, the email. */
  known: readonly string[];
  /** The form's props of the field. */
  field: FieldOf;
}

/** A password that is being chosen, with a plain word about how well it would stand. */
export function NewPasswordField({ label, hint = m.account_password_hint(), name, known, field }: Props) {
  const strength = usePasswordStrength(field.value ?? '', known);
  return (
    <div>
      <SecretInput label={label} description={hint} autoComplete="new-password" name={name} {...field} />
      <div role="status" className={classes.strength} data-strength={strength}>
        {/* Its line is there from the first letter on: nothing moves when the word comes. */}
        {field.value && (
          <>
            <span className={classes.bars} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            <Text size="sm" c="dimmed">
              {strength ? labels[strength]() : '\u00A0'}
            </Text>
          </>
        )}
      </div>
    </div>
  );
}
