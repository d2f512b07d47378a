import { request } from 'node:http';
import { allRoutes } from '@udaya/contract/all-routes';
import type { Route } from '@udaya/contract/route';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signEvent } from '../src/ports/payments/sandbox/sandbox-events.ts';
import { birthBody } from '../testing/birth-body.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const routes = allRoutes;

/** What may stand where something else is expected. Written as JSON, since some of it is no value of JavaScript. */
const oddities = [
  'null',
  'true',
  '-1',
  '1e400',
  '99999999999999999999999999',
  '-0',
  '0.1',
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e"',
  '"\\ufeff"',
  `"${'x'.repeat(3_000)}"`,
  '"${jndi:ldap://x}"',
  '"\'; drop table users; --"',
  '"../../etc/passwd"',
  '"9999-99-99"',
  '"-000001-01-01T00:00:00Z"',
  '[]',
  '{}',
  `${'['.repeat(30)}${']'.repeat(30)}`,
  `[${Array(500).fill('"x"').join(',')}]`,
  '{"__proto__":{"length":1},"constructor":{"prototype":1},"toString":1}',
];
const oddText = [
  '%00',
  '%E0%A4%A',
  '%ff',
  '%ED%A0%80',
  '%2e%2e%2f',
  '%252e',
  '..;',
  '-1',
  '1e400',
  '9'.repeat(30),
  'x'.repeat(150),
  'x'.repeat(3_000),
  '%F0%9F%92%A9',
  '%27%22%3C%3E',
  '__proto__',
  'null',
];
const oddHeaders: Record<string, string>[] = [
  { 'x-forwarded-for': 'x'.repeat(300) },
  { 'x-forwarded-for': ',,,', forwarded: 'for=;;' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'\u00ff'.repeat(100)}` },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;;;=' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': '\u00e9' },
  { 'content-encoding': 'gzip' },
  { accept: '*/*;q=x', 'accept-language': '\u00ff', 'user-agent': '\u00ff'.repeat(2_000) },
  { 'idempotency-key': '\u00ff' },
  { 'if-none-match': '\u00ff', range: 'bytes=-1-' },
  { host: '%00' },
  { expect: '100-continue' },
];

/** How often each route is asked. */
const rounds = 15;

/** As good as random, and the same in every run. */
let state = 20_261_122;
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
}

/** Something that fits a schema more or less: good enough to come past the first fields. */
function fitting(shape: Shape): unknown {
  const one = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (one) return fitting(one);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, inner]) => [name, fitting(inner)]),
    );
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(0, shape.minimum ?? 0);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'array') return [];
  return 'x'.repeat(Math.max(8, shape.minLength ?? 0));
}

const mark = 'the-odd-one';

/** A body as JSON with one odd place, or an odd body as a whole. */
function oddBody(body: unknown): string {
  const odd = pick(oddities);
  if (typeof body !== 'object' || body === null || below(8) === 0) return odd;
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = Object.keys(copy);
  if (names.length === 0) return odd;
  const name = pick(names);
  const inner = copy[name];
  const deeper = typeof inner === 'object' && inner !== null && below(2) === 0 ? Object.keys(inner) : [];
  if (deeper.length > 0) (inner as Record<string, unknown>)[pick(deeper)] = mark;
  else copy[name] = mark;
  return JSON.stringify(copy).replace(`"${mark}"`, () => odd);
}

const tokens: Record<string, string> = {};
const samples = new Map<string, unknown>();
const shop = await forThisFile(
  openShop({ TRUST_PROXY: '1', PDFS_PER_USER: '100000', RESOLVES_PER_USER: '100000' }),
);
for (const role of ['user', 'productAdmin', 'groupAdmin'] as const)
  tokens[role] = (await shop.person(role)).token;
const birth = await birthBody(shop.parent);
for (const route of routes) {
  const schema = route.body && (z.toJSONSchema(route.body, { unrepresentable: 'any', io: 'input' }) as Shape);
  samples.set(route.path, /birthChart/.test(route.path) ? birth : schema && fitting(schema));
}

/** Sends what `fetch` would refuse to send; 0 where there is no answer. */
function ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<number> {
  const { hostname, port } = new URL(shop.origin);
  return new Promise((resolve) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes ? { 'content-length': String(bytes.length) } : {};
    const sent = request({ hostname, port, method, path, headers: { ...length, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(bytes);
  });
}

function oddRequest(route: Route) {
  const role = route.access === 'public' ? undefined : route.access.find((one) => tokens[one]);
  const token = role && tokens[role];
  const what = pick(route.body ? ['body', 'body', 'body', 'path', 'header'] : ['path', 'query', 'header']);
  const path = route.path.replace(/:\w+/g, () => (what === 'path' ? pick(oddText) : 'no-such-record'));
  const query = Object.keys(
    (route.query &&
      (z.toJSONSchema(route.query, { unrepresentable: 'any', io: 'input' }) as Shape).properties) ?? {
      page: 1,
    },
  )
    .map((name) => `${name}=${what === 'query' ? pick(oddText) : '1'}`)
    .join('&');
  const address = `/api${what === 'path' && below(4) === 0 ? `${path}/${pick(oddText)}` : path}${route.query || what === 'query' ? `?${query}` : ''}`;
  const sample = samples.get(route.path);
  const body = route.body && (what === 'body' ? oddBody(sample) : JSON.stringify(sample));
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(route.rawBody && body ? signEvent(shop.bank.clientSecret, shop.bank.webhookId, body) : {}),
    ...(what === 'header' ? pick(oddHeaders) : {}),
  };
  return { method: route.method, address, headers, body };
}

/** What once broke the server. */
function onceBroke(): ReturnType<typeof oddRequest>[] {
  const event = String.raw`{"id":"WH-1","event_type":"CHECKOUT\u0000"}`;
  const { clientSecret, webhookId } = shop.bank;
  const headers = { 'content-type': 'application/json', ...signEvent(clientSecret, webhookId, event) };
  return [
    { method: 'POST', address: '/api/payments/webhook', headers, body: event },
    {
      method: 'GET',
      address: '/api/captacha',
      headers: { 'x-forwarded-for': 'x'.repeat(300) },
      body: undefined,
    },
  ];
}

describe('whatever is asked', () => {
  it('knows all routes', () => expect(routes.length).toBeGreaterThan(50));

  it('never breaks the server', async () => {
    // Those that end the session would take the others' away.
    const asked = routes.filter(({ path }) => !/logout|sign-out|privacy\/delete/.test(path));
    const requests = [...onceBroke(), ...Array.from({ length: rounds }, () => asked.map(oddRequest)).flat()];
    const broken: unknown[] = [];
    const statuses = new Map<number, number>();
    const end = performance.now() + 10_000;
    const worker = async () => {
      // On a busy machine the later rounds are left out.
      for (let one = requests.shift(); one && performance.now() < end; one = requests.shift()) {
        const { method, address, headers, body } = one;
        const status = await ask(method, address, headers, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) broken.push({ status, ...one });
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
    expect(broken).toEqual([]);
    const answered = statuses.values().reduce((sum, count) => sum + count, 0);
    expect(answered).toBeGreaterThanOrEqual(asked.length);
    expect(statuses.get(400)).toBeGreaterThan(10);
    expect((await fetch(`${shop.origin}/api/health/ready`)).status).toBe(200);
  });
});
