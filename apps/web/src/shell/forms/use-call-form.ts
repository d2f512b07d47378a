import type { Route } from '@udaya/contract/route';
import type * as z from 'zod/mini';
import { type CallInput, call, type Reply } from '../../api/call.ts';
import { type FormFields, type FormFieldsOptions, useFormFields } from './use-form-fields.ts';
import { type InputOf, type SendingOptions, type SentForm, useFormSending } from './use-form-sending.ts';

type RouteWithBody = Route & { body: z.ZodMiniType };

/** `inputOf` says what is sent of the fields; it is needed where they are not just the body. */
type FormCallOptions<R extends Route, Fields> = SendingOptions<Fields, Reply<R>> &
  ({ body: Fields } extends CallInput<R>
    ? { inputOf?: InputOf<Fields, CallInput<R>> }
    : { inputOf: InputOf<Fields, CallInput<R>> });

/**
 * A form of one route: its body's schema checks the fields, and its answer comes back typed. Where something between the two
 * needs the fields first (a captcha, the steps of a wizard), `useFormFields` and `useFormCall` are used one after the other.
 */
export function useCallForm<R extends RouteWithBody, Fields extends object>(
  route: R,
  options: FormFieldsOptions<Fields> & FormCallOptions<R, Fields>,
): SentForm<Fields, Reply<R>> {
  return useFormCall(route, useFormFields(route.body, options), options);
}

/** Sends fields that are there already to a route. */
export function useFormCall<R extends Route, Fields extends object>(
  route: R,
  fields: FormFields<Fields>,
  options: FormCallOptions<R, Fields>,
): SentForm<Fields, Reply<R>> {
  'use no memo';
  const justTheBody = (typed: Fields) => ({ body: typed }) as unknown as CallInput<R>;
  return useFormSending(fields, {
    ...options,
    inputOf: options.inputOf ?? justTheBody,
    send: (input: CallInput<R>) => call<Route>(route, input) as Promise<Reply<R>>,
  });
}
