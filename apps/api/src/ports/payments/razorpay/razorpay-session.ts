import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbound, OutboundAnswer } from '../../../platform/outbound/create-outbound.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { parseAnswer, reach, unclearStatuses } from '../provider-answers.ts';
import { isAtWork, issueOf } from './razorpay-answers.ts';

interface RazorpayCall {
  method: 'GET' | 'POST';
  path: string;
  /** `X-Refund-Idempotency`: repeated with the same key and body, a refund is made once. */
  key?: string;
  body?: object;
}

/** What Razorpay answered: a result, or why not. Anything but a clear answer is thrown as `ProviderUnavailable`. */
export type RazorpayAnswer = { ok: true; json: unknown } | { ok: false; status: number; issue: string };

/** Calls Razorpay with the account's key. */
export interface RazorpaySession {
  (call: RazorpayCall): Promise<RazorpayAnswer>;
  reading: Outbound['reading'];
}

// The same payment is being captured or refunded already, for another tab, an event or the sweep.
const conflictWaitsMs = [300, 700, 1_500];

/** Speaks to Razorpay with the basic credentials of its API. */
export function openRazorpaySession(
  outbound: Outbound,
  { keyId, keySecret }: { keyId: string; keySecret: string },
): RazorpaySession {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const send = ({ method, path, key, body }: RazorpayCall) =>
    reach(outbound, {
      method,
      path,
      headers: {
        authorization,
        accept: 'application/json',
        ...(key ? { 'x-refund-idempotency': key } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  const call = async (asked: RazorpayCall): Promise<RazorpayAnswer> => {
    let answer = await send(asked);
    for (const waitMs of conflictWaitsMs) {
      if (!isBusy(answer)) break;
      await sleep(waitMs);
      answer = await send(asked);
    }
    if (answer.status < 300) return { ok: true, json: parseAnswer(answer) };
    if (unclearStatuses.includes(answer.status) || isBusy(answer))
      throw new ProviderUnavailable(`The payment provider answered ${answer.status}.`);
    return { ok: false, status: answer.status, issue: issueOf(answer.status, parseAnswer(answer)) };
  };
  return Object.assign(call, { reading: outbound.reading });
}

/** Razorpay says that it is at work on a payment with 409, or with 400 and a sentence. */
const isBusy = (answer: OutboundAnswer) =>
  answer.status === 409 || (answer.status === 400 && isAtWork(parseAnswer(answer)));
