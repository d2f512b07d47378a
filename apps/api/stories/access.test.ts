import { productReports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { type Role, roles } from '@udaya/core/identity/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type World, world } from '../testing/world.ts';

/** Every route below /api with the roles that may call it. A route that is not in here fails the test. */
const everyone = [...roles];
const allowed: Record<string, readonly Role[] | 'public'> = {
  'GET /api/captacha': 'public',
  'POST /api/astro-users/authenticate': 'public',
  'POST /api/astro-users/logout': everyone,
  'GET /api/session': everyone,
  'PUT /api/session/settings': everyone,
  'GET /api/captcha': 'public',
  'GET /api/captacha/audio': 'public',
  'GET /api/captacha/challenge': 'public',
  'POST /api/astro-users/signup': 'public',
  'GET /api/astro-users/countries': 'public',
  'GET /api/astro-users/activateUser': 'public',
  'POST /api/astro-users/resend-activation': 'public',
  'POST /api/astro-users/forgot-password': 'public',
  'POST /api/astro-users/reset-password': 'public',
  'POST /api/astro-users/reset-password/check': 'public',
  'POST /api/astro-users/confirm-email': 'public',
  'GET /api/astro-users/profile': ['user'],
  'PUT /api/astro-users/profile': ['user'],
  'POST /api/astro-users/pending-email': ['user'],
  'DELETE /api/astro-users/pending-email': ['user'],
  'GET /api/security/sessions': everyone,
  'DELETE /api/security/sessions/:id': everyone,
  'POST /api/security/sign-out-everywhere': everyone,
  'GET /api/security/activity': everyone,
  'POST /api/security/password': everyone,
  'POST /api/privacy/export': ['user'],
  'GET /api/privacy/delete': ['user'],
  'POST /api/privacy/delete': ['user'],
  'GET /api/product-info': 'public',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /api/notifications': everyone,
  'POST /api/notifications/read': everyone,
  'GET /api/places/token': everyone,
  'GET /api/places': everyone,
  'GET /api/places/countries': 'public',
  'POST /api/astro-users/birthChart/resolve': ['user', 'groupAdmin', 'branchAdmin', 'groupUser'],
  'POST /api/astro-users/birthChart': ['user'],
  'GET /api/astro-users/birthChart': ['user'],
  'GET /api/astro-users/birthChart/:id': ['user'],
  'GET /api/astro-users/birthChart/PDF': ['user'],
  'GET /api/reports/sample/:type': 'public',
  'GET /api/product/userBirthChartList': ['productAdmin'],
  'GET /api/product/userBirthChartList/CSV': ['productAdmin'],
  'GET /api/product/birthChart': ['productAdmin'],
  'GET /api/product/birthChartReport/:id': ['productAdmin'],
  'GET /api/product/birthChart/PDF': ['productAdmin'],
  'GET /api/group/userdashboard': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/reportdashboard': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/reportdashboard/trend': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/profile': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/group-profile': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/branch': ['branchAdmin', 'groupUser'],
  'GET /api/group/group-admin/branches': ['groupAdmin'],
  'POST /api/group/group-admin/branches': ['groupAdmin'],
  'GET /api/group/group-admin/branches/:id': ['groupAdmin'],
  'PUT /api/group/group-admin/branches/:id': ['groupAdmin'],
  'POST /api/group/group-admin/branches/:id/closing': ['groupAdmin'],
  'DELETE /api/group/group-admin/branches/:id/closing': ['groupAdmin'],
  'POST /api/group/birth-details': ['groupUser'],
  'GET /api/group/birth-details/:id/stage': ['groupUser'],
  'GET /api/group/report/:id/entered': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/admin/group-masters': ['productAdmin', 'groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/branches': ['productAdmin', 'groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/group-users': ['productAdmin', 'groupAdmin', 'branchAdmin'],
  'GET /api/group/report': ['groupUser'],
  'GET /api/group/report/:id': ['groupUser'],
  'GET /api/group/report/PDF': ['groupUser'],
  'POST /api/group/report-archives': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/report-archives': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'POST /api/group/report-archives/:id/making': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'DELETE /api/group/report-archives/:id': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/report-archives/:id/ZIP': ['groupAdmin', 'branchAdmin', 'groupUser'],
  'GET /api/group/group-admin/report': ['groupAdmin'],
  'GET /api/group/group-admin/report/:id': ['groupAdmin'],
  'GET /api/group/group-admin/report/PDF': ['groupAdmin'],
  'GET /api/group/branch-admin/report': ['branchAdmin'],
  'GET /api/group/branch-admin/report/:id': ['branchAdmin'],
  'GET /api/group/branch-admin/report/PDF': ['branchAdmin'],
  'GET /api/group/births/imports': ['groupAdmin', 'groupUser'],
  'POST /api/group/births/imports': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/template': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/example': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/:importId': ['groupAdmin', 'groupUser'],
  'DELETE /api/group/births/imports/:importId': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/:importId/findings': ['groupAdmin', 'groupUser'],
  'PUT /api/group/births/imports/:importId/places/:placeNo': ['groupAdmin', 'groupUser'],
  'POST /api/group/births/imports/:importId/begin': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/:importId/rows': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/:importId/errors': ['groupAdmin', 'groupUser'],
  'GET /api/group/births/imports/:importId/results': ['groupAdmin', 'groupUser'],
  'GET /api/group/data/accesses': ['groupAdmin'],
  'GET /api/group/data/accesses/export': ['groupAdmin'],
  'GET /api/group/data/reports/:id': ['groupAdmin'],
  'POST /api/group/data/reports/:id/erasure': ['groupAdmin'],
  'POST /api/group/data/export': ['groupAdmin'],
  'GET /api/group/data/duty': ['groupAdmin'],
  'PUT /api/group/data/duty': ['groupAdmin'],
  'POST /api/group/data/terms': ['groupAdmin'],
  'GET /api/group/data/retention': ['groupAdmin'],
  'PUT /api/group/data/retention': ['groupAdmin'],
  'GET /api/group/data/consents': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/data/consents/export': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/data/consents/:id': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/data/consents/:id/withdrawal': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/data/consents/:id/renewal': ['groupAdmin', 'branchAdmin'],
  'GET /api/payments/invoice': ['user'],
  'POST /api/orders': ['user'],
  'POST /api/orders/:orderId/:reportId/capture': ['user'],
  'POST /api/orders/:orderId/confirmation': ['user'],
  'GET /api/payments/:id': ['user'],
  'GET /api/payments/:id/receipt': ['user'],
  'GET /api/payments/:id/credit-notes/:number': ['user'],
  'POST /api/paymenturl': ['user'],
  'POST /api/payments/webhook': 'public',
  'DELETE /api/astro-users/birthChart/:id': ['user'],
  'POST /api/astro-users/birthChart/:id/correction': ['user'],
  'POST /api/astro-users/birthChart/:id/mail': ['user'],
  'GET /api/product/dashboard': ['productAdmin'],
  'GET /api/product/dashboard/now': ['productAdmin'],
  'GET /api/product/payments': ['productAdmin'],
  'GET /api/product/payments/export': ['productAdmin'],
  'GET /api/product/payments/:id': ['productAdmin'],
  'GET /api/product/payments/:id/receipt': ['productAdmin'],
  'GET /api/product/payments/:id/credit-notes/:number': ['productAdmin'],
  'GET /api/product/reports/:id/complimentary': ['productAdmin'],
  'POST /api/product/payments/:id/refund': ['productAdmin'],
  'POST /api/product/reports/:id/complimentary': ['productAdmin'],
  'POST /api/product/reports/:id/writing': ['productAdmin'],
  'GET /api/product/knowledge/versions': ['productAdmin'],
  'GET /api/product/knowledge/versions/:id': ['productAdmin'],
  'GET /api/product/knowledge/versions/:id/changes': ['productAdmin'],
  'POST /api/product/knowledge/versions/:id/rollback': ['productAdmin'],
  'GET /api/product/knowledge/versions/:id/file': ['productAdmin'],
  'GET /api/product/knowledge/coverage': ['productAdmin'],
  'GET /api/product/knowledge/search': ['productAdmin'],
  'GET /api/product/planetPositionReport': ['productAdmin'],
  'POST /api/product/planetPositionReport': ['productAdmin'],
  'PUT /api/product/planetPositionReport': ['productAdmin'],
  'GET /api/product/knowledge/offers': ['productAdmin'],
  'POST /api/product/knowledge/offers/:id': ['productAdmin'],
  'POST /api/report/validate': ['productAdmin'],
  'POST /api/report/upload': ['productAdmin'],
  'GET /api/report/validate/:batchId/errors': ['productAdmin'],
  'GET /api/report/template': ['productAdmin'],
  'GET /api/report/example': ['productAdmin'],
  'GET /api/product/operations/queues': ['productAdmin'],
  'GET /api/product/operations/jobs': ['productAdmin'],
  'POST /api/product/operations/queues/:queue/jobs/:id/retry': ['productAdmin'],
  'POST /api/product/operations/queues/:queue/retry': ['productAdmin'],
  'GET /api/product/operations/mails': ['productAdmin'],
  'POST /api/product/operations/mails/:id/resend': ['productAdmin'],
  'GET /api/product/operations/providers': ['productAdmin'],
  'POST /api/product/operations/providers/check': ['productAdmin'],
  'GET /api/product/operations/audit': ['productAdmin'],
  'GET /api/product/operations/audit/actions': ['productAdmin'],
  'GET /api/product/operations/audit/export': ['productAdmin'],
  'GET /api/product/operations/errors': ['productAdmin'],
  'GET /api/product/reports/:id/openings': ['productAdmin'],
  'POST /api/product/reports/:id/openings': ['productAdmin'],
  'GET /api/product/astroUsers': ['productAdmin'],
  'GET /api/product/astroUsers/:id': ['productAdmin'],
  'PUT /api/product/astroUsers/:id': ['productAdmin'],
  'PUT /api/product/astroUsers/:id/activation': ['productAdmin'],
  'POST /api/product/astroUsers/:id/deletion': ['productAdmin'],
  'DELETE /api/product/astroUsers/:id/deletion': ['productAdmin'],
  'GET /api/product/admins': ['productAdmin'],
  'POST /api/product/admins': ['productAdmin'],
  'POST /api/product/admins/:id/invitation': ['productAdmin'],
  'DELETE /api/product/admins/:id/invitation': ['productAdmin'],
  'PUT /api/product/admins/:id/activation': ['productAdmin'],
  'GET /api/report/fetchGroup': 'public',
  'POST /api/report/application': 'public',
  'GET /api/report/application': 'public',
  'GET /api/report/places/token': 'public',
  'GET /api/report/places': 'public',
  'POST /api/report/birth-clock': 'public',
  'GET /api/product/groups': ['productAdmin'],
  'POST /api/product/groups': ['productAdmin'],
  'GET /api/product/groups/:id': ['productAdmin'],
  'PUT /api/product/groups/:id': ['productAdmin'],
  'POST /api/product/groups/:id/closing': ['productAdmin'],
  'DELETE /api/product/groups/:id/closing': ['productAdmin'],
  'GET /api/product/groups/:id/form-token': ['productAdmin'],
  'POST /api/product/groups/:id/form-token': ['productAdmin'],
  'POST /api/product/groups/:id/form-token/pause': ['productAdmin'],
  'DELETE /api/product/groups/:id/form-token/pause': ['productAdmin'],
  'GET /api/product/groups/:id/admins': ['productAdmin'],
  'POST /api/product/groups/:id/invitations': ['productAdmin'],
  'POST /api/product/groups/:id/invitations/:invitationId/mail': ['productAdmin'],
  'DELETE /api/product/groups/:id/invitations/:invitationId': ['productAdmin'],
  'GET /api/product/groups/:id/usage': ['productAdmin'],
  'GET /api/group/admin/users': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/user-options': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/users/:id': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/users/:id/impact': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/admin/users': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/admin/users/:id/invitation': ['groupAdmin', 'branchAdmin'],
  'DELETE /api/group/admin/users/:id/invitation': ['groupAdmin', 'branchAdmin'],
  'PUT /api/group/admin/users/:id': ['groupAdmin', 'branchAdmin'],
  'PUT /api/group/admin/users/:id/activation': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/admin/user-files': ['groupAdmin', 'branchAdmin'],
  'POST /api/group/admin/user-files/:id/sending': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/user-files/:id': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/user-files/:id/results': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/user-files/template': ['groupAdmin', 'branchAdmin'],
  'GET /api/group/admin/user-files/example': ['groupAdmin', 'branchAdmin'],
};

let w: World;
const routes: { method: string; url: string }[] = [];
beforeAll(async () => {
  w = await world();
  for (const { method, url } of w.app.declaredRoutes) {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one, url });
  }
});
afterAll(async () => w.close());

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
    const person = await w.person('user');
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
