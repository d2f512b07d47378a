import { accounts, profile } from '@udaya/contract/accounts';
import { privacy } from '@udaya/contract/privacy';
import { productReports, reports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { inOrder } from '../testing/locks.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readZip } from '../testing/read-zip.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world({ PAYMENT_PROVIDER: 'none', PASSWORD_TRIES_PER_USER: '1000' }));
await w.startWorkers();

const user = { userType: 'USER' };

const birth = (name: string, placeId: string) => ({
  name,
  gender: 'Female',
  dateOfBirth: '2019-02-03',
  timeOfBirth: '07:30 AM',
  timeAccuracy: 'exact',
  country: 'IN',
  place: { place_id: placeId, description: '' },
  birthType: 'Natural',
  iqLevel: '111',
  refferedBy: 'Self',
  consent: true,
});

async function withReport(person: Person, name: string): Promise<string> {
  const { rows } = await w.db.execute(
    sql`select id from places where country = 'IN' and name = 'Madurai' limit 1`,
  );
  const made = await person.call(reports.create, { body: birth(name, String(rows[0]?.id)) });
  expect(made.failure.errors).toBeUndefined();
  const { id } = made.body;
  await expect
    .poll(async () => (await person.call(reports.read, { params: { id } })).body.stage, { timeout: 15_000 })
    .toBe('ready');
  await w.mailTo(person.user.email, 'report is ready');
  return id;
}

describe('a report that is ready', () => {
  it('is told to its owner by mail, with a link to it', async () => {
    const person = await w.person('user');
    const id = await withReport(person, 'Diya');
    const mail = await w.mailTo(person.user.email, 'report is ready');
    expect(mail.subject).not.toContain('Diya');
    expect(mail.text).toContain('The report for Diya is ready');
    expect(mail.text).toContain(`${w.origin}/users-birthchart/${id}`);
    expect((await w.allMailTo(person.user.email)).length).toBe(1);
  });
});

describe('the own data', () => {
  it('comes as a ZIP of JSON and PDFs, and holds all of it', async () => {
    const person = await w.person('user');
    const details = {
      updateDetail: 'personal',
      firstName: 'Meena',
      lastName: 'S',
      address1: '12 Temple Street',
      city: 'Madurai',
      state: 'Tamil Nadu',
      country: 'India',
      countryCode: '+91',
      mobile: '98765432',
      email: person.user.email,
      aadharNumber: '987654321234',
      passportNumber: 'M7654321',
    };
    expect((await person.call(profile.change, { body: details })).status).toBe(200);
    await withReport(person, 'கயல்விழி');
    await withReport(person, 'Ravi');
    const answer = await person.call(privacy.exportData, { body: { password: person.password } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Udaya_[\d-]+\.zip"; filename\*=/,
    );
    const files = readZip(answer.body);
    const json = (name: string) =>
      JSON.parse(files.get(name)?.toString('utf8') ?? '') as Record<string, unknown>;
    expect([...files.keys()].sort()).toEqual([
      'README.txt',
      'account.json',
      'activity.json',
      'blind-test.json',
      'notifications.json',
      'payments.json',
      'reports/001/AIReport_Ravi.pdf',
      'reports/001/report.json',
      'reports/002/AIReport_கயல்விழி.pdf',
      'reports/002/report.json',
      'sessions.json',
      'upsetting.json',
    ]);
    expect(json('account.json')).toMatchObject({
      username: person.user.username,
      passportNumber: 'M7654321',
      aadharMasked: 'XXXX XXXX 1234',
      mobile: '98765432',
    });
    expect(json('reports/002/report.json')).toMatchObject({
      name: 'கயல்விழி',
      iqLevel: '111',
      dateOfBirth: '2019-02-03',
      consents: [{ language: 'en' }],
      before: null,
    });
    expect(json('notifications.json')).toHaveLength(2);
    expect(await pdfText(files.get('reports/001/AIReport_Ravi.pdf') ?? Buffer.alloc(0))).toContain('Ravi');
    expect([...files.values()].join('')).not.toContain(person.token);
  });

  it('holds what a report said before it was corrected, and both consents', async () => {
    const person = await w.person('user');
    const id = await withReport(person, 'Ravi');
    const before = (await person.call(reports.read, { params: { id } })).body;
    const { rows } = await w.db.execute(sql`select place_id from reports where id = ${id}`);
    const corrected = { ...birth('RAVI', String(rows[0]?.place_id)), dateOfBirth: '2019-03-03' };
    expect((await person.call(reports.correct, { params: { id }, body: corrected })).status).toBe(200);
    await expect
      .poll(async () => (await person.call(reports.read, { params: { id } })).body.history?.version, {
        timeout: 15_000,
      })
      .toBe(2);
    const files = readZip(
      (await person.call(privacy.exportData, { body: { password: person.password } })).body,
    );
    const json = (name: string) =>
      JSON.parse(files.get(`reports/001/${name}`)?.toString('utf8') ?? '') as Record<string, unknown>;
    expect(json('version-1.json')).toMatchObject({
      name: 'Ravi',
      dateOfBirth: '2019-02-03',
      reportJson: JSON.parse(before.reportJson) as unknown,
    });
    expect(json('report.json')).toMatchObject({
      name: 'RAVI',
      dateOfBirth: '2019-03-03',
      before: { name: 'Ravi' },
      consents: [{ language: 'en' }, { language: 'en' }],
    });
  });

  it('holds of an unpaid report what its owner may see of it, and no PDF', async () => {
    const person = await w.person('user');
    const id = await withReport(person, 'Unpaid');
    await w.db.execute(sql`update reports set payment_status = 'PENDING' where id = ${id}`);
    const files = readZip(
      (await person.call(privacy.exportData, { body: { password: person.password } })).body,
    );
    expect([...files.keys()].filter((name) => name.startsWith('reports/'))).toEqual([
      'reports/001/report.json',
    ]);
    const report = JSON.parse(files.get('reports/001/report.json')?.toString('utf8') ?? '') as {
      preview: boolean;
      reportJson: unknown[];
    };
    expect([report.preview, report.reportJson.length]).toEqual([true, 1]);
  });

  it('needs the password again, and is nobody else’s', async () => {
    const person = await w.person('user');
    const wrong = await person.call(privacy.exportData, { body: { password: 'not-the-one' } });
    expect([wrong.status, wrong.failure.errors]).toEqual([
      400,
      [{ path: 'password', message: 'This password is incorrect' }],
    ]);
    expect((await person.call(privacy.exportData, { body: {} })).failure.errors).toEqual([
      { path: 'password', message: 'Please enter your password' },
    ]);
    const stranger = await w.person('user');
    await withReport(person, 'Private Child');
    const files = readZip(
      (await stranger.call(privacy.exportData, { body: { password: stranger.password } })).body,
    );
    expect([...files.keys()].some((name) => name.startsWith('reports/'))).toBe(false);
  });
});

describe('deleting the account', () => {
  it('tells first what it erases and what stays', async () => {
    const person = await w.person('user');
    await withReport(person, 'One');
    const { body } = await person.call(privacy.readDeletionTerms);
    expect(body.reports).toBe(1);
    expect(body.erased.length).toBeGreaterThan(2);
    expect(body.kept.length).toBeGreaterThan(0);
  });

  it('erases reports and personal details, ends the sessions, frees name and address, and says goodbye', async () => {
    const person = await w.person('user');
    const elsewhere = await w.login(person.user.username, person.password, user);
    const id = await withReport(person, 'Gone Child');
    const answer = await person.call(privacy.deleteAccount, { body: { password: person.password } });
    expect([answer.status, answer.body.message]).toEqual([200, 'Your account has been deleted']);
    for (const token of [person.token, elsewhere.body.token])
      expect((await w.call(sessions.read, { token })).status).toBe(401);
    expect((await w.login(person.user.username, person.password, user)).failure.code).toBe(
      'login.bad_credentials',
    );
    expect((await w.login(`~${person.user.id}`, person.password, user)).failure.code).toBe(
      'login.bad_credentials',
    );
    const admin = await w.person('productAdmin');
    expect((await admin.call(productReports.read, { params: { id } })).status).toBe(404);
    const { rows } = await w.db.execute(sql`select * from users where id = ${person.user.id}`);
    expect(rows[0]).toMatchObject({
      status: 'DELETED',
      first_name: '',
      last_name: '',
      mobile: '',
      city: '',
      aadhaar_given: false,
      passport_sealed: null,
      settings: null,
    });
    expect(JSON.stringify(rows)).not.toContain(person.user.username);
    const left = await w.db.execute(sql`select
      (select count(*) from reports where owner_id = ${person.user.id})::int as reports,
      (select count(*) from consents where given_by = ${person.user.id})::int as consents,
      (select count(*) from report_versions where report_id = ${id})::int as versions,
      (select count(*) from report_sensitive where report_id = ${id})::int as sensitive,
      (select count(*) from notifications where user_id = ${person.user.id})::int as notifications,
      (select count(*) from sessions where user_id = ${person.user.id})::int as sessions,
      (select count(*) from one_time_tokens where user_id = ${person.user.id})::int as tokens`);
    expect(left.rows).toEqual([
      { reports: 0, consents: 0, versions: 0, sensitive: 0, notifications: 0, sessions: 0, tokens: 0 },
    ]);
    expect((await w.mailTo(person.user.email, 'has been deleted')).text).toContain(person.user.username);
    // Name and address can be taken again.
    await w.account('user', {
      password: 'quiet-harbour-9',
      username: person.user.username,
      email: person.user.email,
    });
  });

  it('leaves a mailed link without an account to open', async () => {
    const person = await w.person('user');
    await person.call(privacy.deleteAccount, { body: { password: person.password } });
    await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
    const subjects = (await w.allMailTo(person.user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Udaya account has been deleted']);
  });

  it('leaves no report behind that was sent at the same moment', async () => {
    const person = await w.person('user');
    const body = await birthBody(person);
    const [removal, submission] = await inOrder<{ status: number }>(w, person, [
      () => person.call(privacy.deleteAccount, { body: { password: person.password } }),
      () => person.call(reports.create, { body }),
    ]);
    expect(removal?.status).toBe(200);
    expect([200, 401]).toContain(submission?.status);
    const { rows } = await w.db.execute(
      sql`select count(*)::int as reports from reports where owner_id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ reports: 0 }]);
  });

  it('needs the password again', async () => {
    const person = await w.person('user');
    const wrong = await person.call(privacy.deleteAccount, { body: { password: 'not-the-one' } });
    expect([wrong.status, wrong.failure.errors]).toEqual([
      400,
      [{ path: 'password', message: 'This password is incorrect' }],
    ]);
    expect((await person.call(profile.read)).status).toBe(200);
  });

  it('belongs to consumers: an enterprise account is its group’s', async () => {
    const member = await w.person('groupUser');
    expect((await member.call(privacy.deleteAccount, { body: { password: member.password } })).status).toBe(
      403,
    );
  });
});
