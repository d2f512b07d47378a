import * as m from '@udaya/messages';
import type { ChangeEvent } from 'react';
import type { FieldOf } from './field-of.ts';

const common = { autoComplete: 'off', spellCheck: false } as const;

/** How an Aadhaar number is typed: pasted blanks do not count. */
export function aadhaarInput(field: FieldOf) {
  return {
    ...common,
    name: 'aadharNumber',
    inputMode: 'numeric',
    description: m.account_aadhaar_hint(),
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      field.onChange(event.currentTarget.value.replace(/[\s-]/g, '')),
  } as const;
}

/** How a passport number is typed. */
export function passportInput(field: FieldOf) {
  return {
    ...common,
    name: 'passportNumber',
    maxLength: 9,
    autoCapitalize: 'characters',
    description: m.account_passport_hint(),
    ...field,
  } as const;
}
