import { accounts, profile } from '@udaya/contract/accounts';
import { orders, payments } from '@udaya/contract/billing';
import { captchas } from '@udaya/contract/captcha';
import { groupBirths } from '@udaya/contract/group-births';
import { notifications } from '@udaya/contract/notifications';
import { privacy } from '@udaya/contract/privacy';
import { reportEdits } from '@udaya/contract/report-edits';
import { reportPlan } from '@udaya/contract/report-plan';
import { reportSky } from '@udaya/contract/report-sky';
import { productReports, reports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { expect, vi } from 'vitest';
import { signEvent } from '../src/ports/payments/sandbox/sandbox-events.ts';
import { auditedBirthFiles } from './audited-birth-files.ts';
import { auditedBlindTest } from './audited-blind-test.ts';
import { auditedBranchCalls } from './audited-branch-calls.ts';
import type { AuditedCall } from './audited-call.ts';
import { auditedCallsOfPeople } from './audited-calls-of-people.ts';
import { auditedGroupCalls } from './audited-group-calls.ts';
import { auditedGroupData } from './audited-group-data.ts';
import { auditedGroupReports } from './audited-group-reports.ts';
import { auditedKnowledgeCalls } from './audited-knowledge-calls.ts';
import { auditedLinks } from './audited-links.ts';
import { auditedMemberCalls } from './audited-member-calls.ts';
import { auditedOperations } from './audited-operations.ts';
import { auditedPaymentCalls } from './audited-payment-calls.ts';
import { auditedWritings } from './audited-writings.ts';
import { birthBody } from './birth-body.ts';
import { groupBirthBody, wizardParts } from './group-birth-body.ts';
import { tokenIn } from './mailed.ts';
import { newPassword, register, registerActive } from './registration.ts';
import type { Shop } from './shop.ts';
import type { Person } from './world.ts';

/** One successful call of each route that audits, by the route’s name. */
export function auditedCalls(shop: Shop, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const { parent } = shop;
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

  return {
    ...auditedOperations(shop, admin),
    ...auditedCallsOfPeople(shop, admin),
    ...auditedGroupCalls(shop, admin),
    ...auditedMemberCalls(shop),
    ...auditedBranchCalls(shop),
    ...auditedGroupReports(shop, admin),
    ...auditedBlindTest(shop),
    ...auditedBirthFiles(shop),
    ...auditedGroupData(shop),
    ...auditedWritings(shop, admin),
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
    'sessions.logIn': async () => {
      const { username } = await registerActive(shop);
      const { captchaToken } = (await shop.call(captchas.draw)).body;
      const captcha = { captchaToken, userCaptcha: shop.captchaAnswer };
      const body = { username, password: newPassword, userType: 'USER', ...captcha };
      const answer = await shop.call(sessions.logIn, { body });
      return { answer, action: 'login.succeeded', actor: await idOf(username) };
    },
    'sessions.continue': async () => {
      const { username, pendingToken } = await registerActive(shop);
      const answer = await shop.call(sessions.continue, { body: { pendingToken } });
      return { answer, action: 'login.succeeded', actor: await idOf(username) };
    },
    'sessions.logOut': async () => {
      const one = await person();
      return { answer: await one.call(sessions.logOut), action: 'logout', actor: one.user.id };
    },
    'sessions.saveSettings': async () => {
      const one = await person();
      const body = (await one.call(sessions.read)).body.settings;
      const answer = await one.call(sessions.saveSettings, { body });
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
    'groupBirths.create': async () => {
      const staff = await shop.person('groupUser');
      const body = { ...(await groupBirthBody(staff)), ...wizardParts };
      const answer = await staff.call(groupBirths.create, { body });
      return { answer, action: 'report.created', actor: staff.user.id };
    },
    'groupBirths.readEntered': async () => {
      const staff = await shop.person('groupUser');
      const body = { ...(await groupBirthBody(staff)), ...wizardParts };
      const { id } = (await staff.call(groupBirths.create, { body })).body;
      const answer = await staff.call(groupBirths.readEntered, { params: { id } });
      return { answer, action: 'report.entered_viewed', actor: staff.user.id };
    },
    'reports.correct': async () => {
      const { reportId: id } = await shop.paid();
      const body = await birthBody(parent, { timeOfBirth: '09:42 PM' });
      const answer = await parent.call(reports.correct, { params: { id }, body });
      return { answer, action: 'report.corrected', actor: parent.user.id };
    },
    'reportEdits.edit': async () => {
      const id = await shop.newReport();
      const body = await birthBody(parent, { timeOfBirth: '09:42 PM' });
      const answer = await parent.call(reportEdits.edit, { params: { id }, body });
      return { answer, action: 'report.edited', actor: parent.user.id };
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
    'reportPlan.readCalendar': async () => {
      const { reportId: id } = await shop.paid();
      const answer = await parent.call(reportPlan.readCalendar, { params: { id }, query: {} });
      return { answer, action: 'report.downloaded', actor: parent.user.id };
    },
    'reportPlan.readSheet': async () => {
      const { reportId: id } = await shop.paid();
      const answer = await parent.call(reportPlan.readSheet, { params: { id }, query: {} });
      return { answer, action: 'report.downloaded', actor: parent.user.id };
    },
    ...auditedLinks(shop),
    'reportSky.readPoster': async () => {
      const id = await shop.newReport();
      const answer = await parent.call(reportSky.readPoster, { params: { id }, query: {} });
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
    'productReports.export': async () => {
      const answer = await admin.call(productReports.export, { query: { userName: 'nobody' } });
      return { answer, action: 'reports.exported', actor: admin.user.id };
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
    'payments.acceptEvent': async () => {
      const { orderId } = await shop.approved();
      const event = (await shop.bank.events()).find(({ body }) => body.includes(orderId))?.body ?? '';
      const headers = signEvent(shop.bank.clientSecret, shop.bank.webhookId, event);
      const answer = await shop.call(payments.acceptEvent, { body: JSON.parse(event), headers });
      return { answer, action: 'payment.captured', actor: parent.user.id };
    },
    'payments.readReceipt': async () => {
      const { paymentId: id } = await shop.paid();
      const answer = await parent.call(payments.readReceipt, { params: { id } });
      return { answer, action: 'receipt.downloaded', actor: parent.user.id };
    },
    ...auditedPaymentCalls(shop, admin),
    'payments.deleteUnpaidReport': async () => {
      const id = await shop.newReport();
      const answer = await parent.call(payments.deleteUnpaidReport, { params: { id } });
      return { answer, action: 'report.deleted', actor: parent.user.id };
    },
    ...auditedKnowledgeCalls(shop, admin),
  };
}
