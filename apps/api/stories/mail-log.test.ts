import { accounts } from '@udaya/contract/accounts';
import { mailLog } from '@udaya/contract/mail-log';
import { privacy } from '@udaya/contract/privacy';
import { describe, expect, it, vi } from 'vitest';
import { sweepMails } from '../src/features/mails/send-mail.ts';
import { givenUpMail, readyMail } from '../testing/failed-work.ts';
import { tokenIn } from '../testing/mailed.ts';
import { register } from '../testing/registration.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const w = await forThisFile(openShop());
await w.startWorkers();
const admin = await w.person('productAdmin');

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.call(mailLog.list, { query })).body;
const resend = (id: string) => admin.call(mailLog.resend, { params: { id } });

/** Somebody new who has just been mailed a link for a new password. */
async function mailed(): Promise<Person> {
  const person = await w.person();
  await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
  await w.mailTo(person.user.email);
  return person;
}

/** The only mail of somebody, as the log shows it. */
async function mailOf({ user }: Pick<Person, 'user'>) {
  await w.allMailTo(user.email);
  const { content: mails, totalElements } = await list({ who: user.username });
  expect(totalElements).toBe(1);
  if (!mails[0]) throw new Error('The log has no such mail.');
  return mails[0];
}

describe('the log of mails', () => {
  it('tells to whom a mail went and what became of it, and nothing of what it says', async () => {
    const person = await mailed();
    const mail = await mailOf(person);
    const { email: address } = person.user;
    expect(mail).toMatchObject({
      kind: 'password-reset',
      recipient: `${address[0]}•••${address.slice(address.indexOf('@'))}`,
      account: { id: person.user.id, username: person.user.username, erased: false },
      state: 'sent',
      tries: 1,
      problem: null,
      resend: 'own-link',
    });
    const token = tokenIn(await w.mailTo(address), '/reset-password');
    const said = JSON.stringify(await list({ who: person.user.username }));
    expect(said).not.toContain(address);
    expect(said).not.toContain(token);
  });

  it('is narrowed by kind, state, day and the account’s username or address typed whole', async () => {
    const person = await mailed();
    const { email, username } = person.user;
    await mailOf(person);
    const found = async (query: Record<string, string>) =>
      (await list({ who: email, ...query })).totalElements;
    expect(await found({})).toBe(1);
    expect(await found({ kind: 'password-reset', state: 'sent' })).toBe(1);
    expect(await found({ kind: 'activation' })).toBe(0);
    expect(await found({ state: 'waiting' })).toBe(0);
    expect(await found({ day: '2020-02-29' })).toBe(0);
    const today = Temporal.Now.plainDateISO('Asia/Kolkata').toString();
    expect(await found({ day: today, timeZone: 'Asia/Kolkata' })).toBe(1);
    expect((await list({ who: username.slice(0, -1) })).totalElements).toBe(0);
    const refused = await admin.call(mailLog.list, { query: { kind: 'no-such-kind' } });
    expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([400, 'kind']);
  });

  it('forgets the address of an account that is erased', async () => {
    const person = await mailed();
    const { id } = person.user;
    await mailOf(person);
    await person.call(privacy.deleteAccount, { body: { password: person.password } });
    const { content: mails } = await list({ who: id });
    expect(mails.map(({ kind, recipient, account }) => [kind, recipient, account])).toEqual([
      ['account-deleted', '', { id, username: '', erased: true }],
      ['password-reset', '', { id, username: '', erased: true }],
    ]);
  });
});

describe('a mail that was given up', () => {
  it('is sent again as it was, with a link that works', async () => {
    const { person, id } = await givenUpMail(w);
    expect(await mailOf(person)).toMatchObject({ id, state: 'failed', resend: 'again' });
    await w.pool.query("update one_time_tokens set expires_at = now() - interval '1 hour'");
    const answer = await resend(id);
    expect([answer.status, answer.body.message]).toEqual([200, 'The email is being sent again']);
    await vi.waitFor(async () => expect((await mailOf(person)).state).toBe('sent'), { timeout: 10_000 });
    expect((await mailOf(person)).tries).toBe(2);
    const token = tokenIn(await w.mailTo(person.user.email), '/reset-password');
    expect((await w.call(accounts.checkResetLink, { body: { token } })).body.usable).toBe(true);
    expect((await resend(id)).failure.code).toBe('mail.not_resendable');
  });

  it('is not sent again with a link that a newer one has replaced', async () => {
    const { person, id } = await givenUpMail(w);
    await w.letMailPausePass();
    await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
    await vi.waitFor(async () => expect((await list({ who: person.user.username })).totalElements).toBe(2), {
      timeout: 10_000,
    });
    const answer = await resend(id);
    expect([answer.status, answer.failure.code]).toEqual([409, 'mail.not_resendable']);
  });

  it('keeps what it says for a week and not longer', async () => {
    const { id } = await givenUpMail(w);
    const sealed = async () =>
      (await w.pool.query('select sealed is not null as kept from mails where id = $1', [id])).rows[0].kept;
    await sweepMails(w.db, w.outbox);
    expect(await sealed()).toBe(true);
    await w.pool.query("update mails set failed_at = now() - interval '8 days' where id = $1", [id]);
    await sweepMails(w.db, w.outbox);
    expect(await sealed()).toBe(false);
    expect((await resend(id)).failure.code).toBe('mail.not_resendable');
  });
});

describe('all mails that were given up', () => {
  it('are sent again by one call, but for those that lead nowhere', async () => {
    const [one, two, dead] = [await givenUpMail(w), await givenUpMail(w), await givenUpMail(w)];
    await w.letMailPausePass();
    await w.call(accounts.forgotPassword, { body: { email: dead.person.user.email } });
    await w.allMailTo(dead.person.user.email);
    const answer = await admin.call(mailLog.resendAll);
    expect([answer.status, answer.body.message]).toEqual([200, '2 emails are being sent again']);
    for (const { person } of [one, two])
      await vi.waitFor(async () => expect((await mailOf(person)).state).toBe('sent'), { timeout: 10_000 });
    expect((await admin.call(mailLog.resendAll)).body.message).toBe('No email can be sent again');
  });
});

describe('a mail whose contents are gone', () => {
  it('is made again for an account that waits for its activation, with a new link, and for no other', async () => {
    const { sent } = await register(w);
    const first = tokenIn(await w.mailTo(sent.email), '/activate-user');
    await w.allMailTo(sent.email);
    const [mail] = (await list({ who: sent.username })).content;
    expect(mail).toMatchObject({ kind: 'activation', state: 'sent', resend: 'anew' });
    expect((await resend(mail?.id ?? '')).status).toBe(200);
    await vi.waitFor(async () => expect(await w.allMailTo(sent.email)).toHaveLength(2), { timeout: 10_000 });
    const second = tokenIn(await w.mailTo(sent.email), '/activate-user');
    expect(second).not.toBe(first);
    expect((await w.call(accounts.activate, { query: { token: second } })).status).toBe(200);
    expect((await resend(mail?.id ?? '')).failure.code).toBe('mail.not_resendable');
  });

  it('is made again where it tells of a report, as long as there is one', async () => {
    const id = await readyMail(w, w.parent);
    const before = (await w.allMailTo(w.parent.user.email)).length;
    expect((await resend(id)).status).toBe(200);
    await vi.waitFor(async () => expect(await w.allMailTo(w.parent.user.email)).toHaveLength(before + 1), {
      timeout: 10_000,
    });
    await w.pool.query("update mails set about_id = 'no-such-report' where id = $1", [id]);
    expect((await resend(id)).failure.code).toBe('mail.not_resendable');
    expect((await resend('no-such-mail')).status).toBe(404);
  });
});
