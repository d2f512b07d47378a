import { accounts, profile } from '@udaya/contract/accounts';
import { type AstroUser, astroUsers } from '@udaya/contract/astro-users';
import { sessions } from '@udaya/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tokenIn } from '../testing/mailed.ts';
import { detailsOf } from '../testing/people.ts';
import { newPassword, register } from '../testing/registration.ts';
import { type Person, type World, world } from '../testing/world.ts';

let w: World;
let admin: Person;
beforeAll(async () => {
  w = await world();
  await w.startWorkers();
  admin = await w.person('productAdmin');
});
afterAll(async () => w.close());

const consumer = { userType: 'USER' };
const at = (person: Person) => ({ id: person.user.id });
async function see(person: Person): Promise<AstroUser> {
  return (await admin.call(astroUsers.read, { params: at(person) })).body;
}
const list = async (query: Record<string, string | number> = {}) =>
  (await admin.call(astroUsers.list, { query })).body;

describe('the list of astro users', () => {
  const tag = 'liststory';
  const made = [
    { firstName: 'Meena', lastName: 'Kumari', city: 'Salem', country: 'India', mobile: '9811100001' },
    { firstName: 'மீனாட்சி', lastName: 'சுந்தரம்', city: 'Madurai', country: 'India', mobile: '9811100002' },
    { firstName: 'Arun', lastName: 'Meenan', city: 'Singapore', country: 'Singapore', mobile: '81110003' },
    { firstName: 'Zoya', lastName: '100% Sure', city: 'agra', country: 'India', mobile: '9811100004' },
  ];
  beforeAll(async () => {
    for (const [index, given] of made.entries())
      await w.account('user', {
        password: 'quiet-harbour-9',
        username: `${tag}-${index}`,
        email: `${tag}.${index}@udaya.example`,
        status: index === 3 ? 'PENDING' : 'ACTIVE',
        createdAt: new Date(2020, 1, 1 + index),
        ...given,
      });
    await w.person('groupUser', { firstName: 'Meena Staff' });
  });
  const found = async (search: string, more: Record<string, string> = {}) =>
    (await list({ search, ...more })).keys.map(({ firstName }) => firstName);

  it.each([
    ['meena', ['Arun', 'Meena']],
    ['மீனா', ['மீனாட்சி']],
    ['சுந்தரம் மீனாட்சி', ['மீனாட்சி']],
    ['LISTSTORY.2@udaya', ['Arun']],
    ['liststory-0', ['Meena']],
    ['98111 00004', ['Zoya']],
    ['+919811100002', ['மீனாட்சி']],
    ['100%', ['Zoya']],
    ['me listst', ['Arun', 'Meena']],
    // Of one or two letters only how words begin is looked for.
    ['na liststory', []],
    ['\\', []],
  ])('finds %s in name, username, email and mobile', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it('has each order both ways, the same on every page', async () => {
    const orders = {
      createdDate: ['Meena', 'மீனாட்சி', 'Arun', 'Zoya'],
      firstName: ['Arun', 'Meena', 'Zoya', 'மீனாட்சி'],
      email: ['Meena', 'மீனாட்சி', 'Arun', 'Zoya'],
      city: ['Zoya', 'மீனாட்சி', 'Meena', 'Arun'],
      country: ['Zoya', 'மீனாட்சி', 'Meena', 'Arun'],
      activated: ['Zoya', 'Meena', 'மீனாட்சி', 'Arun'],
    };
    for (const [sortField, names] of Object.entries(orders)) {
      expect([sortField, await found(tag, { sortField, sortOrder: 'asc' })]).toEqual([sortField, names]);
      expect(await found(tag, { sortField, sortOrder: 'desc' })).toEqual(names.toReversed());
      const single = [];
      for (let page = 0; page < 4; page++)
        single.push(...(await list({ search: tag, sortField, sortOrder: 'asc', page, size: 1 })).keys);
      expect(single.map(({ firstName }) => firstName)).toEqual(names);
    }
  });

  it('answers in the shape of its pages, and counts', async () => {
    expect(await list({ search: tag, size: 3, page: 1 })).toMatchObject({
      keys: [{ firstName: 'Meena', activated: true, status: 'active' }],
      currentPage: 1,
      totalPages: 2,
      pageSize: 3,
      totalItems: 4,
      totalIsExact: true,
    });
    const whole = await list({ size: 100 });
    expect(whole.totalItems).toBe(whole.keys.length);
    expect(await list({ search: tag, page: 9 })).toMatchObject({ keys: [], totalItems: 4 });
  });

  it('is narrowed by state', async () => {
    expect(await found(tag, { status: 'pending' })).toEqual(['Zoya']);
    expect(await found(tag, { status: 'active' })).toEqual(['Arun', 'மீனாட்சி', 'Meena']);
    expect(await found(tag, { status: 'deleting' })).toEqual([]);
  });

  it('refuses an order that there is none of', async () => {
    const { status, failure } = await admin.call(astroUsers.list, { query: { sortField: 'passwordHash' } });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'sortField']);
  });
});

describe('the Activated switch', () => {
  it('switches an account off: its sessions end at once, and its owner is told by mail', async () => {
    const person = await w.person('user');
    await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
    const reset = tokenIn(await w.mailTo(person.user.email, 'new password'), '/reset-password');
    const { version } = await see(person);
    const answer = await admin.call(astroUsers.setActivation, {
      params: at(person),
      body: { activated: false, version },
    });
    expect(answer.body).toMatchObject({ activated: false, status: 'disabled' });
    expect((await person.call(sessions.read)).status).toBe(401);
    expect((await w.login(person.user.username, person.password, consumer)).failure.code).toBe(
      'login.disabled',
    );
    // A link that was mailed before opens nothing any more.
    expect((await w.call(accounts.checkResetLink, { body: { token: reset } })).failure.code).toBe(
      'link.expired',
    );
    const mail = await w.mailTo(person.user.email, 'is disabled');
    expect(mail.text).toContain('None of your data is lost');

    const on = await admin.call(astroUsers.setActivation, {
      params: at(person),
      body: { activated: true, version: answer.body.version },
    });
    expect(on.body).toMatchObject({ activated: true, status: 'active' });
    expect((await w.login(person.user.username, person.password, consumer)).status).toBe(200);
    expect((await w.mailTo(person.user.email, 'is active')).text).toContain('/login');
  });

  it('activates an account whose mail was never opened; the link then finds it active', async () => {
    const { sent } = await register(w);
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const [one] = (await list({ search: sent.username })).keys;
    expect(one).toMatchObject({ activated: false, status: 'pending' });
    const answer = await admin.call(astroUsers.setActivation, {
      params: { id: one?.id ?? '' },
      body: { activated: true, version: one?.version },
    });
    expect(answer.body).toMatchObject({ activated: true, status: 'active' });
    expect((await w.login(sent.username, newPassword, consumer)).status).toBe(200);
    expect((await w.call(accounts.activate, { query: { token } })).body.status).toBe('already-active');
  });

  it('tells an admin who saw the account before another one changed it', async () => {
    const person = await w.person('user');
    const { version } = await see(person);
    const other = await w.person('productAdmin');
    const off = { params: at(person), body: { activated: false, version } };
    expect((await other.call(astroUsers.setActivation, off)).status).toBe(200);
    const { status, failure } = await admin.call(astroUsers.setActivation, off);
    expect([status, failure.code]).toEqual([409, 'account.changed']);
  });

  it('is not for oneself, nor for whoever is no consumer', async () => {
    const body = { activated: false, version: 'any' };
    const own = await admin.call(astroUsers.setActivation, { params: at(admin), body });
    expect([own.status, own.failure.code]).toEqual([409, 'account.own']);
    const staff = await w.person('groupUser');
    expect((await admin.call(astroUsers.setActivation, { params: at(staff), body })).status).toBe(404);
    expect((await admin.call(astroUsers.read, { params: at(staff) })).status).toBe(404);
  });
});

describe('Edit details', () => {
  const change = async (person: Person, changes: object) =>
    admin.call(astroUsers.change, { params: at(person), body: detailsOf(await see(person), changes) });

  it('changes them by the rules of the profile, and tells their owner', async () => {
    const person = await w.person('user');
    const answer = await change(person, { firstName: 'கயல்', city: 'Karur', mobile: '98765432' });
    expect(answer.body).toMatchObject({ firstName: 'கயல்', city: 'Karur', mobile: '98765432' });
    expect((await person.call(profile.read)).body).toMatchObject({ firstName: 'கயல்', city: 'Karur' });
    expect((await w.mailTo(person.user.email, 'were changed')).text).toContain('in your profile');

    const empty = await change(person, { firstName: '', email: '', mobile: '', country: '' });
    expect(empty.failure.errors?.map(({ path }) => path).sort()).toEqual([
      'country',
      'email',
      'firstName',
      'mobile',
    ]);
    const nowhere = await change(person, { country: 'Atlantis' });
    expect(nowhere.failure.errors?.[0]?.path).toBe('country');
  });

  it('keeps a mobile of 8 to 11 digits as it was sent, a leading 0 too, and refuses longer ones', async () => {
    const person = await w.person('user');
    for (const mobile of ['98765432', '09876543210'])
      expect((await change(person, { mobile })).body).toMatchObject({ mobile });
    for (const mobile of ['9876543', '919876543210', '+9198765432'])
      expect((await change(person, { mobile })).failure.errors).toEqual([
        { path: 'mobile', message: 'Please enter a valid mobile.' },
      ]);
  });

  it('lets another email wait until it is confirmed there, and tells the one in use', async () => {
    const person = await w.person('user');
    const email = `moved-${person.user.username}@udaya.example`;
    expect((await change(person, { email })).body).toMatchObject({
      email: person.user.email,
      pendingEmail: email,
    });
    expect((await w.mailTo(person.user.email, 'email')).text).toContain(email);
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    expect((await w.call(accounts.confirmEmail, { body: { token } })).status).toBe(200);
    expect(await see(person)).toMatchObject({ email, pendingEmail: null });
  });

  it('sends the activation link to another email of an account that waits', async () => {
    const { sent } = await register(w);
    const [one] = (await list({ search: sent.username })).keys;
    if (!one) throw new Error('The account is not listed.');
    const first = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const email = `right-${sent.username}@udaya.example`;
    const answer = await admin.call(astroUsers.change, {
      params: { id: one.id },
      body: detailsOf(one, { email }),
    });
    expect(answer.body).toMatchObject({ email, pendingEmail: null, status: 'pending' });
    expect((await w.call(accounts.activate, { query: { token: first } })).failure.code).toBe('link.expired');
    const token = tokenIn(await w.mailTo(email), '/activate-user');
    expect((await w.call(accounts.activate, { query: { token } })).status).toBe(200);
  });

  it('refuses an email that another account has, on its field', async () => {
    const [person, other] = [await w.person('user'), await w.person('user')];
    const { failure } = await change(person, { email: other.user.email.toUpperCase() });
    expect(failure.errors).toEqual([{ path: 'email', message: 'This email is used by another account' }]);
    expect(await see(person)).toMatchObject({ pendingEmail: null, firstName: 'Test' });
  });

  it('tells when the person changed the profile meanwhile', async () => {
    const person = await w.person('user');
    const seen = await see(person);
    const { version: _, ...own } = detailsOf(seen, { city: 'Erode' });
    const body = { updateDetail: 'personal', ...own, aadharNumber: '', passportNumber: '' };
    expect((await person.call(profile.change, { body })).status).toBe(200);
    const answer = await admin.call(astroUsers.change, {
      params: at(person),
      body: detailsOf(seen, { city: 'Salem' }),
    });
    expect(answer.failure.code).toBe('account.changed');
    expect((await see(person)).city).toBe('Erode');
  });
});
