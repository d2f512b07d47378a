import { productReports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { type Role, roles } from '@udaya/core/identity/roles';
import { describe, expect, it } from 'vitest';
import { allowed } from '../testing/access-table.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const routes: { method: string; url: string }[] = [];
const w = await sharedWorld();
for (const { method, url } of w.app.declaredRoutes) {
  for (const one of [method].flat())
    if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one, url });
}

async function statusOf(route: { method: string; url: string }, token?: string): Promise<number> {
  const response = await fetch(`${w.origin}${route.url.replace(/:\w+/g, 'no-such-record-id')}`, {
    method: route.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(route.method === 'GET' ? {} : { body: '{"no":"such body"}' }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('access', () => {
  it('is known for every route', () => {
    const found = routes.map(({ method, url }) => `${method} ${url}`).filter((one) => one.includes('/api/'));
    expect(found.sort()).toEqual(Object.keys(allowed).sort());
  });

  it('needs a session wherever a route is not public', async () => {
    for (const route of routes) {
      const rule = allowed[`${route.method} ${route.url}`];
      if (rule && rule !== 'public') expect([route.url, await statusOf(route)]).toEqual([route.url, 401]);
    }
  });

  it.each(roles)('opens to %s what the role may do, and nothing else', async (role) => {
    for (const route of routes) {
      const rule = allowed[`${route.method} ${route.url}`];
      if (!rule || rule === 'public') continue;
      // A fresh person each time for the routes that end the session.
      const somebody: Person = /\/(logout|sign-out-everywhere)$/.test(route.url)
        ? await w.person(role)
        : (people[role] ??= await w.person(role));
      const status = await statusOf(route, somebody.token);
      expect([route.url, status === 403]).toEqual([route.url, !rule.includes(role)]);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('a refusal by role', () => {
  it('stands in the audit log under the route’s pattern, and is not in the way of the account’s own activity', async () => {
    const person = await w.loggedIn('user');
    const response = await fetch(
      `${w.origin}/api/product/birthChartReport/private-id-12345?secret=query-word`,
      {
        headers: { authorization: `Bearer ${person.token}` },
      },
    );
    expect(response.status).toBe(403);
    const { rows } = await w.pool.query(
      `select action, target_id, request_id from audit_log where actor_id = $1 and action = 'access.denied'`,
      [person.user.id],
    );
    expect(rows).toEqual([
      {
        action: 'access.denied',
        target_id: 'GET /api/product/birthChartReport/:id',
        request_id: response.headers.get('x-request-id'),
      },
    ]);
    const { entries } = (await person.call(sessions.listActivity)).body;
    expect(entries.map(({ action }) => action)).toEqual(['login.succeeded']);
  });

  it('fills the audit log up to a limit only, and stays a refusal', async () => {
    const person = await w.person('user');
    const ask = () => person.call(productReports.list);
    for (let times = 0; times < 11; times++)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, ask))) expect(status).toBe(403);
    const { rows } = await w.pool.query(
      `select count(*)::int as kept from audit_log where actor_id = $1 and action = 'access.denied'`,
      [person.user.id],
    );
    expect(rows).toEqual([{ kept: 100 }]);
  });
});

const people: Partial<Record<Role, Person>> = {};
