import { setTimeout as sleep } from 'node:timers/promises';
import { providerText } from '@udaya/core/billing/provider-text';
import type { Outbound, OutboundAnswer } from '../../../platform/outbound/create-outbound.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { parseAnswer, reach, readAs, unclearStatuses } from '../provider-answers.ts';
import { PaypalError, PaypalToken } from './paypal-answers.ts';

/** One call below PayPal's base address, with a logged-in merchant's token. */
interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  /** `PayPal-Request-Id`: repeated with the same key, the call has no second effect. */
  key?: string;
  /** JSON text. */
  body?: string;
}

/** What PayPal answered: a result, or why not. Anything but a clear answer is thrown as `ProviderUnavailable`. */
export type PaypalAnswer =
  | { ok: true; json: unknown }
  | { ok: false; status: number; issue: string; debugId: string | undefined };

/** Calls PayPal, logged in. */
export interface PaypalSession {
  (call: PaypalCall): Promise<PaypalAnswer>;
  /** Logs in again, whatever token there is. */
  logIn(): Promise<void>;
  reading: Outbound['reading'];
}

// A token is renewed a minute before its end, so that none runs out on its way.
const marginMs = 60_000;

// The same call under the same key is at work already, for another tab, an event or the sweep: its answer is ours too.
const conflictWaitsMs = [300, 700, 1_500];

/** Logs in with client credentials, keeps the token for as long as it lives and renews it when it is refused. */
export function openPaypalSession(
  outbound: Outbound,
  credentials: { clientId: string; clientSecret: string },
): PaypalSession {
  let token: { text: string; endsAt: number } | undefined;
  let loggingIn: Promise<string> | undefined;

  async function logIn(): Promise<string> {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    const answer = await reach(outbound, {
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    });
    if (answer.status !== 200)
      throw new ProviderUnavailable(`The payment provider does not let us log in (${answer.status}).`);
    const { access_token, expires_in } = readAs(PaypalToken, parseAnswer(answer));
    token = { text: access_token, endsAt: Date.now() + expires_in * 1000 - marginMs };
    return access_token;
  }

  async function currentToken(): Promise<string> {
    if (token && Date.now() < token.endsAt) return token.text;
    // Calls that come at once wait for one login.
    loggingIn ??= logIn().finally(() => {
      loggingIn = undefined;
    });
    return loggingIn;
  }

  async function send({ method, path, key, body }: PaypalCall): Promise<OutboundAnswer> {
    return reach(outbound, {
      method,
      path,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(key ? { 'paypal-request-id': key } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: body ?? '{}' } : {}),
    });
  }

  const callLoggedIn = async (call: PaypalCall): Promise<PaypalAnswer> => {
    let answer = await send(call);
    if (answer.status === 401) {
      token = undefined;
      answer = await send(call);
    }
    for (const waitMs of conflictWaitsMs) {
      if (answer.status !== 409) break;
      await sleep(waitMs);
      answer = await send(call);
    }
    if (answer.status < 300) return { ok: true, json: parseAnswer(answer) };
    if (unclearStatuses.includes(answer.status)) {
      throw new ProviderUnavailable(`The payment provider answered ${answer.status}.`);
    }
    const error = PaypalError.safeParse(parseAnswer(answer)).data;
    const debugId = error?.debug_id ?? providerText(answer.headers.get('paypal-debug-id') ?? '');
    return {
      ok: false,
      status: answer.status,
      issue: error?.details?.[0]?.issue || error?.name || `HTTP_${answer.status}`,
      debugId: debugId || undefined,
    };
  };
  return Object.assign(callLoggedIn, {
    logIn: async () => void (await logIn()),
    reading: outbound.reading,
  });
}
