import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { Field } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { Draft } from '../../api/define-draft.ts';
import { type FormFields, useFormFields } from '../../shell/forms/use-form-fields.ts';
import { useWizard, type Wizard } from '../../shell/forms/use-wizard.ts';
import type { WizardStep } from '../../shell/forms/wizard-steps.ts';
import type { PlacesQuery } from './fields/place-search.ts';
import { askedBirth, checkValues, fieldAt, type IntakeValues, isMoved } from './intake-values.ts';
import { readBirthBack } from './resolve-query.ts';

export type IntakeForm = UseFormReturnType<IntakeValues>;
export type IntakeWizard<Name extends string> = Wizard<IntakeValues, Name>;
/** What a question needs of it. */
export type Filling = Pick<IntakeWizard<string>, 'fields' | 'next' | 'reading'> & {
  /** How places are searched, where nobody is logged in. */
  places?: PlacesQuery;
};

/** The fields of a form with the contract's rules. Every change is kept in the draft until they are sent. */
export function useIntakeFields(
  fields: readonly Field[],
  { schema, initial, draft }: { schema: z.ZodMiniType; initial: IntakeValues; draft: Draft<IntakeValues> },
): FormFields<IntakeValues> {
  const held: FormFields<IntakeValues> = useFormFields<IntakeValues>(schema, {
    initialValues: initial,
    order: fields.map(({ name }) => name),
    fieldOf: (path) => fieldAt(fields, path),
    rules: (values, bySchema) => checkValues(fields, values, bySchema),
    checkOnBlur: true,
    draft,
    onChange: (values, before) => {
      if (isMoved(values, before) && values.utcOffsetMinutes !== undefined)
        held.form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return held;
}

/** The steps of a form on one page; the address carries which one it is. */
export type BirthStep = 'fill' | 'check';

interface Options<Name extends string> {
  at: Name;
  goTo: (step: Name, replace?: boolean) => Promise<unknown>;
}

/** Birth details in two steps: typed, then read back by the server and sent. `blocked` says why there is nothing to check yet. */
export function useBirthWizard(
  fields: readonly Field[],
  held: FormFields<IntakeValues>,
  {
    blocked,
    agreed = [],
    ...options
  }: Options<BirthStep> & {
    blocked?: string | undefined;
    /** The fields that are asked for at the very end. */
    agreed?: readonly string[];
  },
) {
  const queryClient = useQueryClient();
  return useWizard(held, {
    steps: [
      {
        name: 'fill',
        title: m.birth_step_fill(),
        fields: held.order.filter((name) => !agreed.includes(name)),
        read: (values) => readBirthBack(queryClient, askedBirth(fields, values)),
        blocked,
      },
      { name: 'check', title: m.birth_step_check(), fields: agreed },
    ],
    ...options,
  });
}

/** A form of several steps, the first of which asks for the birth. */
export function useStepWizard<Name extends string>(
  fields: readonly Field[],
  held: FormFields<IntakeValues>,
  {
    steps: [first, ...steps],
    ...options
  }: Options<Name> & {
    steps: [WizardStep<IntakeValues, Name>, ...WizardStep<IntakeValues, Name>[]];
    /** Shows a step from where all is read back, to come back from it. */
    change: (step: Name) => Promise<unknown>;
    onwards?: Name | undefined;
  },
) {
  const queryClient = useQueryClient();
  // The server's look at the birth names what is wrong with it. Where it cannot be asked, it is asked again at the end.
  const read = async (values: IntakeValues) => {
    try {
      await readBirthBack(queryClient, askedBirth(fields, values));
    } catch (error) {
      if (error instanceof ApiError && held.firstOf(held.errorsFrom(error)) !== undefined) throw error;
    }
  };
  return useWizard<IntakeValues, Name>(held, { steps: [{ ...first, read }, ...steps], ...options });
}
