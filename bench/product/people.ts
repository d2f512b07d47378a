import { setTimeout } from 'node:timers/promises';

/** Calls of the demo world's people on a running product. */
export interface People {
  /** @throws for another answer than 200 */
  ask<T>(token: string, method: string, address: string, body?: unknown): Promise<T>;
  /** Gives the session's token. */
  logIn(username: string, userType: string, groupCode?: string): Promise<string>;
  /** The id of a place of that name in India. */
  findPlace(token: string, name: string): Promise<string>;
  /** A parent sends birth details and waits for the report: milliseconds from the one to the other. */
  waitForReport(token: string, placeId: string, name: string, lookEveryMs?: number): Promise<number>;
}

export function peopleAt(origin: string): People {
  async function ask<T>(token: string, method: string, address: string, body?: unknown): Promise<T> {
    const reply = await fetch(`${origin}/api${address}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer = await reply.json();
    if (reply.status !== 200)
      throw new Error(`${method} ${address}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer as T;
  }
  return {
    ask,
    async logIn(username, userType, groupCode = 'none') {
      const { captchaToken } = await ask<{ captchaToken: string }>('', 'GET', '/captacha');
      const body = {
        username,
        password: 'Udaya-demo-2026',
        userType,
        groupCode,
        captchaToken,
        userCaptcha: 'BENCH',
      };
      return (await ask<{ token: string }>('', 'POST', '/astro-users/authenticate', body)).token;
    },
    async findPlace(token, name) {
      const search = await ask<{ token: string }>(token, 'GET', '/places/token');
      const [place] = await ask<{ place_id: string }[]>(
        token,
        'GET',
        `/places?country=IN&place=${name}&token=${search.token}`,
      );
      return place?.place_id ?? '';
    },
    async waitForReport(token, placeId, name, lookEveryMs = 10) {
      const start = performance.now();
      const { id } = await ask<{ id: string }>(token, 'POST', '/astro-users/birthChart', {
        name,
        gender: 'Female',
        dateOfBirth: '2015-07-05',
        timeOfBirth: '07:05:00 AM',
        place: { place_id: placeId, description: '' },
        country: 'IN',
        birthType: 'Natural',
        refferedBy: 'Self',
        consent: true,
      });
      for (;;) {
        const { stage } = await ask<{ stage: string }>(token, 'GET', `/astro-users/birthChart/${id}`);
        if (stage === 'ready') return performance.now() - start;
        await setTimeout(lookEveryMs);
      }
    },
  };
}

/** The value below which so large a part of some values lies. */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(q * values.length))] ??
  0;
