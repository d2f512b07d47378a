import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import type { FieldOf } from './field-of.ts';

/** An email, typed as it is: no capital at its beginning, no spelling put right. */
export function EmailInput({ hint, field }: { hint?: string | undefined; field: FieldOf }) {
  return (
    <TextInput
      type="email"
      label={m.account_email()}
      description={hint}
      autoComplete="email"
      name="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
