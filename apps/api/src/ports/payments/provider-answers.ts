import type * as z from 'zod/mini';
import {
  type Outbound,
  type OutboundAnswer,
  OutboundError,
} from '../../platform/outbound/create-outbound.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/** Not a no: what became of the call is not known. */
export const unclearStatuses: readonly number[] = [401, 408, 409, 429];

/** Reads an answer by its schema; nonsense is no answer. */
export function readAs<S extends z.ZodMiniType>(schema: S, json: unknown): z.output<S> {
  const read = schema.safeParse(json);
  if (!read.success) throw new ProviderUnavailable('The payment provider’s answer makes no sense.');
  return read.data;
}

/** Calls a provider; one that cannot be reached is not known to have said anything. */
export async function reach(outbound: Outbound, call: Parameters<Outbound>[0]): Promise<OutboundAnswer> {
  try {
    return await outbound(call);
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    throw new ProviderUnavailable(`The payment provider cannot be reached: ${cause.reason}.`, { cause });
  }
}

/** Reads an answer as JSON; anything else is no answer. */
export function parseAnswer(answer: OutboundAnswer): unknown {
  try {
    return answer.text === '' ? {} : JSON.parse(answer.text);
  } catch (cause) {
    throw new ProviderUnavailable('The payment provider’s answer is no JSON.', { cause });
  }
}
