import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every write that the product acknowledged, by what it made. */
export interface Acknowledged {
  registrations: string[];
  reports: string[];
  /** Ids of orders as the product keeps them. */
  orders: string[];
  /** Reports whose payment was answered as completed. */
  payments: string[];
}

/** A load of mixed writes on a running product. */
export interface Load {
  acknowledged: Acknowledged;
  /** How many answers there were of each status; `none` for calls that got none. */
  answers: Map<string, number>;
  /** Tries one write, outside the count; true when it was acknowledged. */
  tryWrite(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const demo = { username: 'demo-parent', password: 'Udaya-demo-2026', userType: 'USER', groupCode: 'none' };
const oneInRegisters = 8;
const tries = 20;

/** Keeps `workers` people busy: each has reports written, orders and pays for them, and now and then somebody registers. */
export async function putLoad(origin: string, captcha: string, workers: number): Promise<Load> {
  const answers = new Map<string, number>();
  const acknowledged: Acknowledged = { registrations: [], reports: [], orders: [], payments: [] };
  const ending = new AbortController();

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    let answer: Answer | undefined;
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(45_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      answer = { status: response.status, body: isJson && text ? JSON.parse(text) : {} };
    } catch {
      // Nobody there, or cut off half-way: not acknowledged.
    }
    const kind = answer
      ? `${answer.status}${typeof answer.body.code === 'string' ? ` ${answer.body.code}` : ''}`
      : 'none';
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    return answer;
  }

  const captchaToken = async () => (await call('GET', '/api/captacha'))?.body.captchaToken;
  const logIn = await call('POST', '/api/astro-users/authenticate', {
    ...demo,
    captchaToken: await captchaToken(),
    userCaptcha: captcha,
  });
  const session = { authorization: `Bearer ${String(logIn?.body.token)}` };
  const { token } = (await call('GET', '/api/places/token', undefined, session))?.body ?? {};
  const found = await fetch(`${origin}/api/places?country=IN&place=Madurai&token=${String(token)}`, {
    headers: session,
  });
  const [place] = (await found.json()) as { place_id: string }[];
  if (!place) throw new Error('The load cannot log in and find a place.');

  const birth = (name: string) => ({
    name,
    gender: 'Female',
    dateOfBirth: '2018-05-24',
    timeOfBirth: '07:42 PM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: { place_id: place.place_id, description: '' },
    birthType: 'Natural',
    refferedBy: 'Self',
    consent: true,
  });
  const report = (key: string) =>
    call('POST', '/api/astro-users/birthChart', birth('Diya'), { ...session, 'idempotency-key': key });

  /** As a person does: asks again until there is an answer, under the same key. */
  async function insist(ask: () => Promise<Answer | undefined>, isDone: (answer: Answer) => boolean) {
    for (let n = 0; n < tries; n++) {
      const answer = await ask();
      if (answer && isDone(answer)) return answer.body;
      await sleep(300);
    }
    return undefined;
  }
  const isOk = ({ status }: Answer) => status === 200;

  async function register(): Promise<void> {
    const username = `chaos-${randomUUID().slice(0, 13)}`;
    const answer = await call('POST', '/api/astro-users/signup', {
      firstName: 'Meena',
      lastName: 'Sundaram',
      address1: '12 Temple Street',
      address2: '',
      city: 'Madurai',
      state: 'Tamil Nadu',
      country: 'India',
      dailingCode: '+91',
      mobilecode: '+91',
      mobile: '9876543210',
      aadharNumber: '',
      passportNumber: '',
      email: `${username}@udaya.example`,
      username,
      password: 'river-lamp-42',
      confirmPassword: 'river-lamp-42',
      licensecheckbox: true,
      captchaToken: await captchaToken(),
      userCaptcha: captcha,
    });
    if (answer?.status === 200) acknowledged.registrations.push(username);
  }

  async function buy(): Promise<void> {
    const key = randomUUID();
    const made = await insist(() => report(key), isOk);
    if (!made) return;
    const reportId = String(made.id);
    acknowledged.reports.push(reportId);
    const order = await insist(
      () => call('POST', '/api/orders', { reportId, provider: 'sandbox' }, session),
      isOk,
    );
    if (!order) return;
    acknowledged.orders.push(String(order.paymentId));
    const orderId = String(order.id);
    const choice = { token: orderId, outcome: 'approve' };
    if (
      !(await insist(
        () => call('POST', '/sandbox/checkoutnow', choice),
        ({ status }) => status < 400,
      ))
    )
      return;
    const paid = await insist(
      () => call('POST', `/api/orders/${orderId}/${reportId}/capture`, {}, session),
      ({ status, body }) => status === 200 && body.status === 'COMPLETED',
    );
    if (paid) acknowledged.payments.push(reportId);
  }

  const people = Array.from({ length: workers }, async () => {
    for (let n = 1; !ending.signal.aborted; n++) {
      await (n % oneInRegisters === 1 ? register() : buy());
      await sleep(50);
    }
  });
  return {
    acknowledged,
    answers,
    async tryWrite() {
      const key = randomUUID();
      const response = await fetch(`${origin}/api/astro-users/birthChart`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(birth('Probe')),
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => {});
      return response?.status === 200;
    },
    async stop() {
      ending.abort();
      await Promise.all(people);
    },
  };
}
