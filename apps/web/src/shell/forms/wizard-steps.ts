import type { FormErrors } from '@mantine/form';
import { type FieldPath, pathsWithin } from './form-errors.ts';

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
  /** It belongs to the step before it and is counted as one with that, as what is read back before it is sent. */
  within?: boolean;
}

/** How a step stands: shown, behind, the next to be filled in, or not to be reached yet. */
export type StepState = 'current' | 'done' | 'open' | 'closed';

/** The number of a step, counted from 1. */
export function numberOf<Fields>(steps: readonly WizardStep<Fields>[], index: number): number {
  return steps.slice(0, index + 1).filter(({ within }) => !within).length;
}

/** Each step that is counted and how it stands, where the one at `index` is shown and one may go as far as `furthest`. */
export function stepStates<Fields, Name extends string>(
  steps: readonly WizardStep<Fields, Name>[],
  index: number,
  furthest: number,
): { name: Name; title: string; state: StepState }[] {
  const current = numberOf(steps, index);
  return steps.flatMap(({ name, title, within }, at) => {
    if (within) return [];
    const state = at < furthest ? 'done' : at === furthest ? 'open' : 'closed';
    return [{ name, title, state: numberOf(steps, at) === current ? 'current' : state }];
  });
}

/** How far one may go: to the first step in which something is wrong or in the way, or to the last one. */
export function furthestStep<Fields>(steps: readonly WizardStep<Fields>[], errors: FormErrors): number {
  const stop = steps.findIndex(
    ({ fields, blocked }) =>
      blocked !== undefined || fields.some((field) => pathsWithin(errors, field).length > 0),
  );
  return stop === -1 ? steps.length - 1 : stop;
}

/** The step that asks for a field; the first one for a field that none asks for. */
export function stepOf<Fields, Step extends WizardStep<Fields>>(
  steps: readonly [Step, ...Step[]],
  path: FieldPath<Fields>,
): Step {
  const asksFor = (field: string) => path === field || path.startsWith(`${field}.`);
  return steps.find(({ fields }) => fields.some(asksFor)) ?? steps[0];
}
