import { useQueryClient } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { useWizard } from '../../../shell/forms/use-wizard.ts';
import { type BirthFields, birthInputOf, fieldOrder } from './birth-fields.ts';
import { readBirthBack } from './resolve-query.ts';

/** The steps of birth details; the address carries which one it is. */
export type BirthStep = 'fill' | 'check';

interface Options {
  at: BirthStep;
  goTo: (step: BirthStep, replace?: boolean) => Promise<unknown>;
  /** Why there is nothing to check yet, though the details are complete. */
  blocked?: string | undefined;
}

/** Birth details in two steps: typed, then read back by the server and sent. */
export function useBirthWizard(fields: FormFields<BirthFields>, { at, goTo, blocked }: Options) {
  const queryClient = useQueryClient();
  const read = (typed: BirthFields) => readBirthBack(queryClient, birthInputOf(typed));
  return useWizard(fields, {
    steps: [
      { name: 'fill', title: m.birth_step_fill(), fields: fieldOrder, read, blocked },
      { name: 'check', title: m.birth_step_check(), fields: [] },
    ],
    at,
    goTo,
  });
}
