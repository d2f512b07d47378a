import type { FormErrors } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { errorLine } from '../../api/error-text.ts';
import { isUnreached, useWhenOnline } from '../use-when-online.ts';
import { type FieldPath, listErrors } from './form-errors.ts';
import type { FormFields } from './use-form-fields.ts';

/** What is sent; nothing is where there is none: the page has said why. */
export type InputOf<Fields, Input> = (
  fields: Fields,
) => Input | undefined | '' | false | Promise<Input | undefined | '' | false>;

export interface SendingOptions<Fields, Data> {
  onDone?: (data: Data, fields: Fields) => unknown;
  /** Hears of every try that failed, before the errors come onto their fields. */
  onFailed?: (error: Error) => unknown;
  /** Brings a field into sight that has an error, e.g. by the step of a wizard that it stands in. */
  reveal?: (path: FieldPath<Fields>) => unknown;
  /** The errors are listed above the form, and the list takes the focus instead of the first field. */
  summary?: boolean;
  /** A dialog says what the server answered, and where the focus goes when it is closed. */
  dialog?: boolean;
}

/** A form that can be sent: its fields, its sending and what came of it. */
export interface SentForm<Fields, Data> extends FormFields<Fields> {
  /** For the form element. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  pending: boolean;
  /** What the server answered to the latest try, or why it failed. */
  data: Data | undefined;
  error: Error | null;
  /** The error in words with the request's number, where no field shows it. */
  failure: { text: string | undefined; detail: string | undefined };
  /** What is wrong with the fields, in the order of the page. */
  errors: { path: FieldPath<Fields>; message: string }[];
  /** Counts the tries that are to be listed above the form; 0 while there is nothing to list. */
  attempt: number;
  /** Forgets the answer, not what was typed. */
  forget: () => void;
}

/** Sends the fields. What the server finds wrong comes onto its fields, everything else into `failure`. */
export function useFormSending<Fields extends object, Input, Data>(
  fields: FormFields<Fields>,
  options: SendingOptions<Fields, Data> & {
    inputOf: InputOf<Fields, Input>;
    send: (input: Input) => Promise<Data>;
  },
): SentForm<Fields, Data> {
  // As in `useFormFields`: there is nothing to keep.
  'use no memo';
  const { form, order } = fields;
  const { inputOf, send, onDone, onFailed, reveal, summary = false, dialog = false } = options;
  const [attempt, setAttempt] = useState(0);
  const lead = (errors: FormErrors) => {
    if (summary) setAttempt((count) => count + 1);
    else fields.focusFirst(errors);
  };

  const sending = useMutation({
    mutationFn: ({ input }: { input: Input; typed: Fields }) => send(input),
    onSuccess: async (data, { typed }) => {
      fields.cancelChecks();
      fields.dropDraft();
      await onDone?.(data, typed);
    },
    onError: async (error) => {
      fields.cancelChecks();
      onFailed?.(error);
      const errors = fields.errorsFrom(error);
      const first = fields.firstOf(errors);
      if (first === undefined) return;
      form.setErrors(errors);
      await reveal?.(first);
      if (!dialog) lead(errors);
    },
  });

  useWhenOnline(isUnreached(sending.error), sending.reset);

  const submit = form.onSubmit(
    async (typed) => {
      if (sending.isPending || form.submitting) return;
      fields.cancelChecks();
      setAttempt(0);
      const input = await inputOf(typed);
      // Until there is an answer the form is being sent, whatever its fields still waited for.
      if (input) await sending.mutateAsync({ input, typed }).catch(() => undefined);
      else sending.reset();
    },
    (errors) => {
      fields.cancelChecks();
      sending.reset();
      lead(errors);
    },
  );
  const borne = sending.error !== null && fields.firstOf(fields.errorsFrom(sending.error)) !== undefined;
  return {
    ...fields,
    submit,
    pending: sending.isPending || form.submitting,
    data: sending.data,
    error: sending.error,
    failure: errorLine(borne ? null : sending.error),
    errors: listErrors(form.errors, order),
    attempt,
    forget: sending.reset,
  };
}
