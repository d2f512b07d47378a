import { GroupBirthInput } from '@udaya/contract/group-births';
import type * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';
import { useSession } from '../../../api/use-session.ts';
import type { FieldPath } from '../../../shell/forms/form-errors.ts';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { isMoved, withReadableDate } from '../birth-form/moment-rules.ts';
import {
  birthOrder,
  emptyPerson,
  PersonDraft,
  type PersonFields,
  personalOrder,
  personFieldOf,
  withSettledTime,
} from './person-fields.ts';

/** What was typed with the single form, until it is sent. */
const groupBirthDraft = defineDraft(PersonDraft, 'group-birth');

/** The fields of the single form in the order of the page. */
export const groupBirthOrder = [...birthOrder, ...personalOrder, 'consent'] as const;

/** What the single form sends; only for fields that were found valid. */
export function groupInputOf(fields: PersonFields): z.output<typeof GroupBirthInput> {
  return GroupBirthInput.parse(withSettledTime(fields));
}

/** The fields of the single form with the contract's rules. Every change is kept in the draft, but for identity numbers. */
export function useGroupBirthFields(): FormFields<PersonFields> {
  const { username } = useSession();
  const fields: FormFields<PersonFields> = useFormFields<PersonFields>(GroupBirthInput, {
    initialValues: emptyPerson,
    order: groupBirthOrder,
    fieldOf: (path) => {
      const field = personFieldOf(path);
      return groupBirthOrder.find(
        (one): one is (typeof groupBirthOrder)[number] & FieldPath<PersonFields> => one === field,
      );
    },
    rules: (typed, bySchema) => withReadableDate(bySchema(typed), typed),
    checkOnBlur: true,
    draft: groupBirthDraft.of(username),
    onChange: (typed, before) => {
      // An offset that was chosen for one moment says nothing about another.
      const moved = isMoved(typed, before) || typed.placeId !== before.placeId;
      if (moved && typed.utcOffsetMinutes !== undefined)
        fields.form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return fields;
}
