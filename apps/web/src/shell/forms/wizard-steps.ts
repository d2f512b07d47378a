import type { FormErrors } from '@mantine/form';
import type { FieldPath } from './form-errors.ts';

/** One step of a form that is filled in one step after the other. */
export interface WizardStep<Fields, Name extends string = string> {
  /** Its name in the address. */
  name: Name;
  title: string;
  /** The fields that it asks for; none where it only reads back. */
  fields: readonly FieldPath<Fields>[];
  /** The server's look at what was typed, before the next step is shown; what it refuses comes onto the fields. */
  read?: (fields: Fields) => Promise<unknown>;
  /** Why nobody goes on from here, though no field is wrong. */
  blocked?: string | undefined;
}

/** How far one may go: to the first step in which something is wrong or in the way, or to the last one. */
export function furthestStep<Fields>(steps: readonly WizardStep<Fields>[], errors: FormErrors): number {
  const stop = steps.findIndex(
    ({ fields, blocked }) => blocked !== undefined || fields.some((path) => Boolean(errors[path])),
  );
  return stop === -1 ? steps.length - 1 : stop;
}

/** The step that asks for a field; the first one for a field that none asks for. */
export function stepOf<Fields, Step extends WizardStep<Fields>>(
  steps: readonly [Step, ...Step[]],
  path: FieldPath<Fields>,
): Step {
  return steps.find(({ fields }) => fields.includes(path)) ?? steps[0];
}
