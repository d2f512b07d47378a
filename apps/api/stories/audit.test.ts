import { accounts, profile } from '@udaya/contract/accounts';
import { routesByName } from '@udaya/contract/all-routes';
import { orders, payments } from '@udaya/contract/billing';
import { captchas } from '@udaya/contract/captcha';
import { notifications } from '@udaya/contract/notifications';
import { privacy } from '@udaya/contract/privacy';
import { productReports, reports } from '@udaya/contract/reports';
import { type Route, route } from '@udaya/contract/route';
import { sessions } from '@udaya/contract/sessions';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { appendAudit } from '../src/features/audit/append-audit.ts';
import { tenantDb } from '../src/platform/database/handles.ts';
import { createServer } from '../src/platform/http/create-server.ts';
import { type CallMeans, serveOn } from '../src/platform/http/serve.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import { signEvent } from '../src/ports/payments/sandbox/sandbox-events.ts';
import { birthBody } from '../testing/birth-body.ts';
import { tokenIn } from '../testing/mailed.ts';
import { newPassword, register, registerActive } from '../testing/registration.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Answer, Person } from '../testing/world.ts';

let shop: Shop;
let parent: Person;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  await shop.startWorkers();
  parent = shop.parent;
  admin = await shop.person('productAdmin');
});
afterAll(async () => shop.close());

const changes = ({ method, readsOnly }: Route) => method !== 'GET' && !readsOnly;

/** What a route that changes something, or that anybody may call, fails to declare. */
function undeclaredBy(one: Route): string[] {
  const audits = !changes(one) || (one.audits ?? []).length > 0;
  const limits = !(changes(one) || one.access === 'public') || one.limit !== undefined;
  return [...(audits ? [] : ['audits']), ...(limits ? [] : ['limit'])];
}

describe('the routes of the contract', () => {
  it('declare what they audit where they change something, and a limit there and where anybody may call', () => {
    const missing = [...routesByName].flatMap(([name, one]) =>
      undeclaredBy(one).map((what) => `${name} declares no ${what}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    [{ method: 'POST', access: ['user'] }, ['audits', 'limit']],
    [{ method: 'DELETE', access: ['user'], limit: 'changes', audits: [] }, ['audits']],
    [{ method: 'GET', access: 'public' }, ['limit']],
    [{ method: 'POST', access: 'public', readsOnly: true }, ['limit']],
    [{ method: 'GET', access: ['user'] }, []],
  ] as const)('would be found out: %o', (part, missing) => {
    expect(undeclaredBy({ path: '/', summary: '', tag: '', ...part })).toEqual(missing);
  });
});

/** What a call answered, and what the audit log should tell of it; without an actor, that nobody is known. */
interface Walked {
  answer: Answer<Route>;
  action: AuditAction;
  actor?: string | undefined;
}

const person = () => shop.person('user');
const idOf = async (username: string) =>
  String((await shop.pool.query('select id from users where username = $1', [username])).rows[0]?.id);

/** Asks for another address, which waits. */
async function moving() {
  const one = await person();
  const { firstName, lastName = '', city = '', state = '', country = '', mobile = '' } = one.user;
  const email = `moved-${one.user.username}@udaya.example`;
  const answer = await one.call(profile.change, {
    body: {
      updateDetail: 'personal',
      firstName,
      lastName,
      address1: '12 Temple Street',
      address2: '',
      city,
      state,
      country,
      mobile,
      countryCode: '+91',
      email,
      aadharNumber: '',
      passportNumber: '',
      currentPassword: one.password,
    },
  });
  return { one, email, answer };
}

/** One successful call of each route that audits, by the route's name. */
const walks: Record<string, () => Promise<Walked>> = {
  'accounts.signUp': async () => {
    const { answer, sent } = await register(shop);
    return { answer, action: 'account.registered', actor: await idOf(sent.username) };
  },
  'accounts.activate': async () => {
    const { sent } = await register(shop);
    const token = tokenIn(await shop.mailTo(sent.email), '/activate-user');
    const answer = await shop.call(accounts.activate, { query: { token } });
    return { answer, action: 'account.activated', actor: await idOf(sent.username) };
  },
  'accounts.resendActivation': async () => ({
    answer: await shop.call(accounts.resendActivation, { body: { email: 'nobody-1@udaya.example' } }),
    action: 'link.requested',
  }),
  'accounts.forgotPassword': async () => ({
    answer: await shop.call(accounts.forgotPassword, { body: { email: 'nobody-2@udaya.example' } }),
    action: 'link.requested',
  }),
  'accounts.resetPassword': async () => {
    const { user } = await person();
    await shop.call(accounts.forgotPassword, { body: { email: user.email } });
    const token = tokenIn(await shop.mailTo(user.email, 'password'), '/reset-password');
    const answer = await shop.call(accounts.resetPassword, {
      body: { token, password: newPassword, confirmPassword: newPassword },
    });
    return { answer, action: 'password.reset', actor: user.id };
  },
  'accounts.confirmEmail': async () => {
    const { one, email } = await moving();
    const token = tokenIn(await shop.mailTo(email, 'Confirm'), '/confirm-email');
    const answer = await shop.call(accounts.confirmEmail, { body: { token } });
    return { answer, action: 'email.changed', actor: one.user.id };
  },
  'profile.change': async () => {
    const { one, answer } = await moving();
    return { answer, action: 'email.requested', actor: one.user.id };
  },
  'profile.resendConfirmation': async () => {
    const { one } = await moving();
    await shop.letMailPausePass();
    return {
      answer: await one.call(profile.resendConfirmation),
      action: 'link.requested',
      actor: one.user.id,
    };
  },
  'profile.cancelEmailChange': async () => {
    const { one } = await moving();
    return { answer: await one.call(profile.cancelEmailChange), action: 'email.kept', actor: one.user.id };
  },
  'profile.changePassword': async () => {
    const one = await person();
    const body = { password: one.password, newPassword, confirmPassword: newPassword };
    const answer = await one.call(profile.changePassword, { body });
    return { answer, action: 'password.changed', actor: one.user.id };
  },
  'sessions.signIn': async () => {
    const { username } = await registerActive(shop);
    const { captchaToken } = (await shop.call(captchas.draw)).body;
    const captcha = { captchaToken, userCaptcha: shop.captchaAnswer };
    const body = { username, password: newPassword, userType: 'USER', ...captcha };
    const answer = await shop.call(sessions.signIn, { body });
    return { answer, action: 'login.succeeded', actor: await idOf(username) };
  },
  'sessions.signOut': async () => {
    const one = await person();
    return { answer: await one.call(sessions.signOut), action: 'logout', actor: one.user.id };
  },
  'sessions.keepSettings': async () => {
    const one = await person();
    const body = (await one.call(sessions.read)).body.settings;
    const answer = await one.call(sessions.keepSettings, { body });
    return { answer, action: 'settings.changed', actor: one.user.id };
  },
  'sessions.end': async () => {
    const one = await person();
    const [open] = (await one.call(sessions.list)).body.sessions;
    const answer = await one.call(sessions.end, { params: { id: open?.id ?? '' } });
    return { answer, action: 'session.ended', actor: one.user.id };
  },
  'sessions.endAll': async () => {
    const one = await person();
    const answer = await one.call(sessions.endAll, { body: {} });
    return { answer, action: 'sessions.ended', actor: one.user.id };
  },
  'notifications.markRead': async () => {
    await shop.newReport();
    const answer = await parent.call(notifications.markRead, { body: {} });
    return { answer, action: 'notifications.read', actor: parent.user.id };
  },
  'privacy.exportData': async () => {
    const one = await person();
    const answer = await one.call(privacy.exportData, { body: { password: one.password } });
    return { answer, action: 'data.exported', actor: one.user.id };
  },
  'privacy.deleteAccount': async () => {
    const one = await person();
    const answer = await one.call(privacy.deleteAccount, { body: { password: one.password } });
    return { answer, action: 'account.deleted', actor: one.user.id };
  },
  'reports.create': async () => {
    const answer = await parent.call(reports.create, { body: await birthBody(parent) });
    return { answer, action: 'report.created', actor: parent.user.id };
  },
  'reports.correct': async () => {
    const { reportId: id } = await shop.paid();
    const body = await birthBody(parent, { timeOfBirth: '09:42 PM' });
    const answer = await parent.call(reports.correct, { params: { id }, body });
    return { answer, action: 'report.corrected', actor: parent.user.id };
  },
  'reports.read': async () => {
    const answer = await parent.call(reports.read, { params: { id: await shop.newReport() } });
    return { answer, action: 'report.viewed', actor: parent.user.id };
  },
  'reports.readPdf': async () => {
    const { reportId: id } = await shop.paid();
    const answer = await parent.call(reports.readPdf, { query: { id } });
    return { answer, action: 'report.downloaded', actor: parent.user.id };
  },
  'reports.mail': async () => {
    const { reportId: id } = await shop.paid();
    const answer = await parent.call(reports.mail, { params: { id } });
    return { answer, action: 'report.mail_requested', actor: parent.user.id };
  },
  'reports.rewrite': async () => {
    const id = await shop.newReport();
    await vi.waitFor(async () =>
      expect(await shop.countIn('pgboss.job', "name = 'write-report' and state < 'completed'")).toBe(0),
    );
    await shop.pool.query("update reports set stage = 'failed', failed_at = now() where id = $1", [id]);
    const answer = await admin.call(reports.rewrite, { params: { id } });
    return { answer, action: 'report.rewritten', actor: admin.user.id };
  },
  'productReports.read': async () => {
    const answer = await admin.call(productReports.read, { params: { id: await shop.newReport() } });
    return { answer, action: 'report.viewed', actor: admin.user.id };
  },
  'productReports.readPdf': async () => {
    const { reportId: id } = await shop.paid();
    const answer = await admin.call(productReports.readPdf, { query: { id } });
    return { answer, action: 'report.downloaded', actor: admin.user.id };
  },
  'orders.create': async () => {
    const answer = await parent.call(orders.create, { body: { reportId: await shop.newReport() } });
    return { answer, action: 'order.created', actor: parent.user.id };
  },
  'orders.capture': async () => {
    const { orderId, reportId } = await shop.approved();
    const answer = await shop.capture(reportId, orderId);
    return { answer, action: 'payment.captured', actor: parent.user.id };
  },
  'orders.confirm': async () => {
    const { orderId } = await shop.approved();
    const answer = await parent.call(orders.confirm, { params: { orderId } });
    return { answer, action: 'payment.captured', actor: parent.user.id };
  },
  'payments.takeEvent': async () => {
    const { orderId } = await shop.approved();
    const event = (await shop.bank.events()).find(({ body }) => body.includes(orderId))?.body ?? '';
    const headers = signEvent(shop.bank.clientSecret, shop.bank.webhookId, event);
    const answer = await shop.call(payments.takeEvent, { body: JSON.parse(event), headers });
    return { answer, action: 'payment.captured', actor: parent.user.id };
  },
  'payments.readReceipt': async () => {
    const { paymentId: id } = await shop.paid();
    const answer = await parent.call(payments.readReceipt, { params: { id } });
    return { answer, action: 'receipt.downloaded', actor: parent.user.id };
  },
  'payments.refund': async () => {
    const { paymentId: id } = await shop.paid();
    const answer = await admin.call(payments.refund, { params: { id }, body: {} });
    return { answer, action: 'refund.requested', actor: admin.user.id };
  },
  'payments.grantComplimentary': async () => {
    const id = await shop.newReport();
    const answer = await admin.call(payments.grantComplimentary, { params: { id } });
    return { answer, action: 'report.complimentary', actor: admin.user.id };
  },
  'payments.deleteUnpaidReport': async () => {
    const id = await shop.newReport();
    const answer = await parent.call(payments.deleteUnpaidReport, { params: { id } });
    return { answer, action: 'report.deleted', actor: parent.user.id };
  },
};

describe('the audit log', () => {
  const audited = [...routesByName].filter(([, one]) => one.audits);

  it.each(audited)('tells who called %s, under the request', async (name, { audits = [] }) => {
    const walk = walks[name];
    if (!walk) throw new Error(`Nobody has called ${name} yet.`);
    const { answer, action, actor } = await walk();
    expect([answer.status, answer.failure.code]).toEqual([200, undefined]);
    const { rows } = await shop.pool.query<{ action: AuditAction; actor_id: string | null }>(
      'select action, actor_id from audit_log where request_id = $1',
      [answer.headers.get('x-request-id')],
    );
    expect(rows).toContainEqual({ action, actor_id: actor ?? null });
    expect(rows.filter((row) => !audits.includes(row.action))).toEqual([]);
  });
});

describe('a verb that audits what its route does not declare', () => {
  const declared = route({
    method: 'POST',
    path: '/bell',
    access: 'public',
    limit: { none: 'It is rung here alone.' },
    audits: ['logout'],
    tag: 'Bell',
    summary: 'Rings a bell',
    body: z.object({ action: z.enum(['logout', 'data.exported']) }),
    reply: z.object({ rung: z.literal(true) }),
  });

  it('is a bug: nothing of it is kept, it is answered as one, and the log says which', async () => {
    const lines: string[] = [];
    const app = createServer({
      log: openLog('error', { write: (line) => lines.push(line) }),
      trustProxy: false,
      limits: shop.config.limits,
    });
    const means: Partial<CallMeans> = { appendAudit, openTenant: (viewer) => tenantDb(shop.db, viewer) };
    serveOn(app, means as CallMeans)({})(declared, async (ctx, { action }) => {
      await shop.db.transaction(async (tx) => {
        await ctx.audit(tx, 'logout', { targetId: 'bell' });
        await ctx.audit(tx, action, { targetId: 'bell' });
      });
      return { rung: true } as const;
    });
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/bell`;
    const headers = { 'content-type': 'application/json' };
    const ring = async (action: AuditAction) =>
      (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ action }) })).status;
    const kept = () => shop.countIn('audit_log', "target_id = 'bell'");
    expect([await ring('data.exported'), await kept()]).toEqual([500, 0]);
    expect(lines.join()).toContain('POST /bell does not declare that it audits data.exported.');
    expect([await ring('logout'), await kept()]).toEqual([200, 2]);
    await app.close();
  });
});
