import type { UseFormReturnType } from '@mantine/form';
import { BirthInput } from '@udaya/contract/births';
import type { Draft } from '../../../api/define-draft.ts';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { type BirthFields, fieldOf, fieldOrder } from './birth-fields.ts';
import { isMoved, withReadableDate } from './moment-rules.ts';

export type BirthForm = UseFormReturnType<BirthFields>;

/** The fields of a birth with the contract's rules. Every change is kept in the draft until the details are sent. */
export function useBirthFields(initialValues: BirthFields, draft: Draft<BirthFields>) {
  const fields: FormFields<BirthFields> = useFormFields<BirthFields>(BirthInput, {
    initialValues,
    order: fieldOrder,
    fieldOf,
    rules: (typed, bySchema) => withReadableDate(bySchema(typed), typed),
    checkOnBlur: true,
    draft,
    onChange: (typed, before) => {
      // An offset that was chosen for one moment says nothing about another.
      const moved = isMoved(typed, before) || typed.place.place_id !== before.place.place_id;
      if (moved && typed.utcOffsetMinutes !== undefined)
        fields.form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return fields;
}
