import { randomBytes } from 'node:crypto';
import { accounts } from '@udaya/contract/accounts';
import { astroUsers } from '@udaya/contract/astro-users';
import { productPayments } from '@udaya/contract/product-payments';
import { productReports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../src/features/privacy/erase-due-accounts.ts';
import { sessionsOfAccounts } from '../src/features/sessions/sessions-of-accounts.ts';
import { tokenIn } from '../testing/mailed.ts';
import { register } from '../testing/registration.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const shop = await forThisFile(openShop());
await shop.startWorkers();
const admin = await shop.person('productAdmin');

const consumer = { userType: 'USER' };
const at = ({ user: { id } }: Person) => ({ id });
const see = async (person: Person) => (await admin.call(astroUsers.read, { params: at(person) })).body;
async function remove(person: Person, reason = 'Asked for by telephone') {
  const body = { reason, version: (await see(person)).version };
  return admin.call(astroUsers.remove, { params: at(person), body });
}
const sweep = () =>
  eraseDueAccounts({
    ...shop.reportDeps,
    passwords: shop.passwords,
    sessions: sessionsOfAccounts(randomBytes(32)),
  });
const letDaysPass = (days: number) =>
  shop.pool.query(
    `update account_deletions set erase_after = erase_after - interval '1 day' * $1, requested_at = requested_at - interval '1 day' * $1`,
    [days],
  );

describe('deleting an astro user', () => {
  it('switches the account off at once, says until when it can be restored, and tells the person', async () => {
    const person = await shop.person('user');
    const { body } = await remove(person);
    expect(body).toMatchObject({
      activated: false,
      status: 'deleting',
      deletion: { reason: 'Asked for by telephone', requestedBy: admin.user.username },
    });
    const days = (Date.parse(body.deletion?.eraseDate ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await person.call(sessions.read)).status).toBe(401);
    expect((await shop.login(person.user.username, person.password, consumer)).failure.code).toBe(
      'login.disabled',
    );
    const mail = await shop.mailTo(person.user.email, 'will be deleted');
    expect(mail.text).toContain(`please write to ${shop.config.supportEmail}`);
    const deleting = await admin.call(astroUsers.list, { query: { status: 'deleting' } });
    expect(deleting.body.keys.map(({ id }) => id)).toContain(person.user.id);
  });

  it('needs a reason, the account as it is, and no account of one’s own', async () => {
    const person = await shop.person('user');
    const { version } = await see(person);
    const call = (id: string, body: object) => admin.call(astroUsers.remove, { params: { id }, body });
    const none = await call(person.user.id, { reason: '  ', version });
    expect(none.failure.errors).toEqual([
      { path: 'reason', message: 'Please enter why the account is deleted' },
    ]);
    const own = await call(admin.user.id, { reason: 'Tired', version });
    expect([own.status, own.failure.code]).toEqual([409, 'account.own']);
    expect((await call(person.user.id, { reason: 'Old', version: 'another' })).failure.code).toBe(
      'account.changed',
    );
    const other = await shop.person('productAdmin');
    expect((await call(other.user.id, { reason: 'No', version })).status).toBe(404);
    expect((await person.call(sessions.read)).status).toBe(200);
  });

  it('is undone in thirty days: the account is again as it was, with its reports', async () => {
    const person = await shop.person('user');
    await remove(person);
    await letDaysPass(29);
    await sweep();
    const twice = await remove(person);
    expect(twice.failure.code).toBe('account.deleting');
    const changed = await admin.call(astroUsers.setActivation, {
      params: at(person),
      body: { activated: true, version: (await see(person)).version },
    });
    expect(changed.failure.code).toBe('account.deleting');

    const restored = await admin.call(astroUsers.restore, { params: at(person) });
    expect(restored.body).toMatchObject({ activated: true, status: 'active', deletion: null });
    expect((await shop.login(person.user.username, person.password, consumer)).status).toBe(200);
    expect((await shop.mailTo(person.user.email, 'is restored')).text).toContain('You can log in as before');
    await letDaysPass(2);
    await sweep();
    expect((await see(person)).status).toBe('active');
    // Nothing to restore: it is answered as it is.
    expect((await admin.call(astroUsers.restore, { params: at(person) })).body.status).toBe('active');
  });

  it('gives an account that was never activated back as such, with a new link', async () => {
    const { sent } = await register(shop);
    const first = tokenIn(await shop.mailTo(sent.email), '/activate-user');
    const [one] = (await admin.call(astroUsers.list, { query: { search: sent.username } })).body.keys;
    const params = { id: one?.id ?? '' };
    await admin.call(astroUsers.remove, { params, body: { reason: 'Mistyped', version: one?.version } });
    expect((await shop.call(accounts.activate, { query: { token: first } })).failure.code).toBe(
      'link.expired',
    );
    expect((await admin.call(astroUsers.restore, { params })).body.status).toBe('pending');
    const mails = await shop.allMailTo(sent.email);
    expect(mails.find(({ subject }) => subject.includes('restored'))?.text).toContain('It is not activated');
    const again = mails.find(({ text }) => text.includes('/activate-user/') && !text.includes(first));
    const token = again ? tokenIn(again, '/activate-user') : '';
    expect((await shop.call(accounts.activate, { query: { token } })).status).toBe(200);
  });

  it('erases everything after thirty days, but for the records of payments', async () => {
    const { parent } = shop;
    const { reportId, paymentId } = await shop.paid();
    await remove(parent, 'Asked for');
    await letDaysPass(31);
    await sweep();
    expect((await admin.call(astroUsers.read, { params: at(parent) })).status).toBe(404);
    expect((await admin.call(astroUsers.restore, { params: at(parent) })).status).toBe(404);
    expect((await admin.call(productReports.read, { params: { id: reportId } })).status).toBe(404);
    const { rows } = await shop.pool.query('select * from users where id = $1', [parent.user.id]);
    expect(rows[0]).toMatchObject({ status: 'DELETED', first_name: '', mobile: '', city: '' });
    expect(JSON.stringify(rows)).not.toContain(parent.user.username);
    expect(await shop.countIn('account_deletions', `user_id = '${parent.user.id}'`)).toBe(0);
    expect(await shop.countIn('reports', `owner_id = '${parent.user.id}'`)).toBe(0);
    expect(await shop.countIn('notifications', `user_id = '${parent.user.id}'`)).toBe(0);
    const kept = await admin.call(productPayments.list, { query: { size: 100 } });
    expect(kept.body.content.map(({ id }) => id)).toContain(paymentId);
    const mail = await shop.mailTo(parent.user.email, 'has been deleted');
    expect(mail.text).toContain('As we informed you earlier');
    const log = await shop.pool.query(
      `select action, actor_id from audit_log where target_id = $1 and action like 'account.%' and action <> 'account.viewed' order by at`,
      [parent.user.id],
    );
    expect(log.rows).toEqual([
      { action: 'account.deletion_scheduled', actor_id: admin.user.id },
      { action: 'account.erased', actor_id: null },
    ]);
  });
});
