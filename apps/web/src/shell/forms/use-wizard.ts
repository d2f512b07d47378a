import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { errorLine } from '../../api/error-text.ts';
import { isUnreached, useWhenOnline } from '../use-when-online.ts';
import { errorsOf, type FieldPath, listErrors } from './form-errors.ts';
import type { FormFields } from './use-form-fields.ts';
import {
  furthestStep,
  numberOf,
  type StepState,
  stepOf,
  stepStates,
  type WizardStep,
} from './wizard-steps.ts';

interface Options<Fields, Name extends string> {
  steps: readonly [WizardStep<Fields, Name>, ...WizardStep<Fields, Name>[]];
  /** The step that the address names; one that is not open yet leads back to the furthest that is. */
  at: Name;
  /** Writes the step into the address. */
  goTo: (step: Name, replace?: boolean) => Promise<unknown>;
  /** Where a step leads on to, where that is not the next one: back to what was read back, say. */
  onwards?: Name | undefined;
  /** Shows a step of which something is to be changed, and leads back from it; without it the way leads through the steps between. */
  change?: (step: Name) => Promise<unknown>;
}

/** Where a form of several steps stands, and the ways between them. What was typed stays in the form, and in its draft. */
export interface Wizard<Fields, Name extends string> {
  fields: FormFields<Fields>;
  step: WizardStep<Fields, Name>;
  /** Counted from 1. */
  number: number;
  count: number;
  /** The form is sent from here. */
  isLast: boolean;
  /** The steps that are counted, and how each stands. */
  states: readonly { name: Name; title: string; state: StepState }[];
  /** Shows a step that is open. */
  open: (step: Name) => void;
  /** For the form element of every step but the last. */
  next: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** The same, but to a later step: those between have to be in order as they are. */
  goOn: (step: Name) => void;
  back: () => void;
  /** Shows the step of a field, and the field has the focus there: for what is read back. */
  toField: (path: FieldPath<Fields>) => void;
  /** The field that has the focus when its step opens. */
  aim: FieldPath<Fields> | undefined;
  /** The server looks at the step. */
  reading: boolean;
  /** Why one did not get on, where no field shows it. */
  failure: { text: string | undefined; detail: string | undefined };
  /** What is wrong with the fields of the step, once one tried to go on. */
  errors: { path: FieldPath<Fields>; message: string }[];
  /** Shows the step of a field; for what the server refuses at the very end. */
  reveal: (path: FieldPath<Fields>) => Promise<unknown>;
}

/** Leads through a form step by step: a step is checked by itself before the next one opens. */
export function useWizard<Fields extends object, Name extends string>(
  fields: FormFields<Fields>,
  { steps, at, goTo, onwards, change }: Options<Fields, Name>,
): Wizard<Fields, Name> {
  const { form } = fields;
  const asked = steps.findIndex(({ name }) => name === at);
  const furthest = furthestStep(steps, fields.check(form.values));
  const index = Math.max(0, Math.min(asked, furthest));
  const step = steps[index] ?? steps[0];
  const [tried, setTried] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const [aim, setAim] = useState<FieldPath<Fields>>();

  const reading = useMutation({
    mutationFn: async ({ typed }: { typed: Fields; to: Name }) => step.read?.(typed),
    // Not waited for: the next step is shown before the router has finished, and a quick Enter there counts.
    onSuccess: (_, { to }) => void goTo(to),
    onError: (error) => {
      fields.cancelChecks();
      const errors = fields.errorsFrom(error);
      setTried(true);
      if (fields.firstOf(errors) === undefined) return;
      form.setErrors(errors);
      fields.focusFirst(errors);
    },
  });

  useWhenOnline(isUnreached(reading.error), reading.reset);

  const goOn = (to: Name) => {
    if (reading.isPending) return;
    fields.cancelChecks();
    setAim(undefined);
    reading.reset();
    const errors = errorsOf(fields.check(form.getValues()), step.fields);
    const wrong = fields.firstOf(errors) !== undefined;
    form.setErrors(errors);
    setTried(wrong);
    setBlocked(wrong ? undefined : step.blocked);
    if (wrong) fields.focusFirst(errors);
    else if (step.blocked === undefined) reading.mutate({ typed: form.getValues(), to });
  };

  // An address that was kept, of a step that is not open any more.
  const closed = index < asked;
  // Whoever has just come by it is led to the step that is open; whoever had been here is told why.
  const [isArriving, setArriving] = useState(closed);
  if (isArriving && !closed) setArriving(false);
  if (closed && !isArriving && blocked !== step.blocked) setBlocked(step.blocked);
  const leave = useEffectEvent(() => void goTo(step.name, true));
  useEffect(() => {
    if (closed) leave();
  }, [closed]);

  const lead = (path: FieldPath<Fields>, replace = false) => {
    const { name } = stepOf(steps, path);
    return change ? change(name) : goTo(name, replace);
  };
  const borne = reading.error !== null && fields.firstOf(fields.errorsFrom(reading.error)) !== undefined;
  return {
    fields,
    step,
    number: numberOf(steps, index),
    count: numberOf(steps, steps.length - 1),
    isLast: index === steps.length - 1,
    states: stepStates(steps, index, furthest),
    open: (name) => {
      setAim(undefined);
      void goTo(name);
    },
    next: (event) => {
      event?.preventDefault();
      goOn(onwards ?? (steps[index + 1] ?? step).name);
    },
    goOn,
    back: () => {
      setAim(undefined);
      void goTo((steps[index - 1] ?? step).name);
    },
    toField: (path) => {
      setAim(path);
      void lead(path);
    },
    aim,
    reading: reading.isPending,
    failure:
      blocked === undefined ? errorLine(borne ? null : reading.error) : { text: blocked, detail: undefined },
    errors: tried ? listErrors(form.errors, step.fields) : [],
    reveal: (path) => {
      setTried(true);
      return lead(path, true);
    },
  };
}
