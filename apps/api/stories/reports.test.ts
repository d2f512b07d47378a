import { invoices } from '@udaya/contract/billing';
import { births } from '@udaya/contract/births';
import { notifications } from '@udaya/contract/notifications';
import { productReports, reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const parent = await w.person('user');
const { birth, written } = wartimeBirths(parent);

describe('a report', () => {
  it('is written for a birth in Tirunelveli in wartime, by the clock of that time', async () => {
    const detail = await written();
    expect(detail).toMatchObject({
      name: 'Savitri',
      timeOfBirth: '05:10:00 AM',
      timeZone: 390,
      timeZoneName: 'Asia/Kolkata',
      reportType: 'Adult',
      paymentStatus: 'PAID',
      preview: false,
    });
    expect(detail.placeOfBirth).toContain('Tamil Nadu');
    expect(detail.warnings.map((one) => one.code)).toEqual(['india-wartime']);
    const items = JSON.parse(detail.reportJson) as { description: string }[];
    expect(items).toHaveLength(10);
    for (const item of items) expect(Object.keys(item)).toEqual(['description']);
    expect(detail.chartImage).toBe('');
    expect(detail.opening.length).toBeGreaterThan(60);
    expect(detail.closing.length).toBeGreaterThan(60);
    expect(detail.provenance).toMatchObject({ statements: 10, stableStatements: 10, version: 1 });
  });

  it('is written for a birth in London in a summer-time night', async () => {
    const detail = await written(
      { name: 'Night Child', dateOfBirth: '2021-07-04', timeOfBirth: '01:30 AM', timeZone: 'UTC+05:30' },
      ['GB', 'London'],
    );
    expect(detail).toMatchObject({
      timeZone: 60,
      timeZoneName: 'Europe/London',
      timeOfBirth: '01:30:00 AM',
      reportType: 'Child',
    });
  });

  it('says nothing that needs the rising sign when the time is not known', async () => {
    const detail = await written({
      name: 'No Time',
      timeOfBirth: '00:00:00 AM',
      timeAccuracy: 'unknown',
      dateOfBirth: '2019-02-03',
    });
    const admin = await w.person('productAdmin');
    const items = JSON.parse(
      (await admin.call(productReports.read, { params: { id: detail.id } })).body.reportJson,
    ) as { planet: string }[];
    // Feelings lead; the others follow by what they weigh.
    const [first, ...others] = items.map((item) => item.planet);
    expect(first).toBe('Moon');
    expect(others.sort()).toEqual(['Jupiter', 'Ketu', 'Mars', 'Mercury', 'Rahu', 'Saturn', 'Sun', 'Venus']);
    // Once for all that holds, and each that does not by itself.
    expect(detail.steadyNote).toMatch(/^\d of 9 parts do not depend on the hour/);
    expect(detail.notes.map((note) => note !== '')).toEqual(
      detail.steadiness.map((steadiness) => steadiness !== 'stable'),
    );
  });

  it('marks what depends on the minute', async () => {
    const detail = await written({
      name: 'About',
      dateOfBirth: '2019-02-03',
      timeOfBirth: '07:30 AM',
      timeAccuracy: 'about60',
    });
    const provenance = detail.provenance;
    expect(provenance?.stableStatements).toBeLessThan(provenance?.statements ?? 0);
    expect(new Set(detail.notes).size).toBe(2);
  });

  it('differs between two children', async () => {
    const one = await written({ name: 'One', dateOfBirth: '2019-02-03' });
    const two = await written({ name: 'Two', dateOfBirth: '2019-02-05' });
    expect(one.opening).not.toBe(two.opening);
    expect(one.reportJson).not.toBe(two.reportJson);
  });

  it('tells its owner that it is ready, once', async () => {
    const owner = await w.person('user');
    const made = await owner.call(reports.create, { body: await birth({ name: 'Told' }) });
    await expect
      .poll(async () => (await owner.call(notifications.list)).body.unread, { timeout: 10_000 })
      .toBe(1);
    const { body } = await owner.call(notifications.list);
    expect(body.notifications).toMatchObject([
      { kind: 'report.ready', title: 'The report for Told is ready', reportId: made.body.id, read: false },
    ]);
    // Opening the report is reading the news of it.
    await owner.call(reports.read, { params: { id: made.body.id } });
    expect((await owner.call(notifications.list)).body.unread).toBe(0);
  });
});

describe('reading', () => {
  it('shows titles, planets and chart to the product admin only', async () => {
    const detail = await written({ name: 'Seen' });
    const admin = await w.person('productAdmin');
    const { body } = await admin.call(productReports.read, { params: { id: detail.id } });
    const items = JSON.parse(body.reportJson) as Record<string, string>[];
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['description', 'descriptionTitle', 'planet']);
    expect(Buffer.from(body.chartImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const raw = await (
      await fetch(`${w.origin}/api/astro-users/birthChart/${detail.id}`, {
        headers: { authorization: `Bearer ${parent.token}` },
      })
    ).text();
    expect(raw).not.toMatch(/descriptionTitle|"planet"|planet\\"/);
    for (const item of items) expect(raw).not.toContain(item.descriptionTitle);
  });

  it('gives the same answer for a foreign and for a missing report', async () => {
    const detail = await written({ name: 'Mine' });
    const stranger = await w.person('user');
    const foreign = await stranger.call(reports.read, { params: { id: detail.id } });
    const missing = await stranger.call(reports.read, { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.failure, requestId: '' }).toEqual({ ...missing.failure, requestId: '' });
    expect((await stranger.call(reports.readPdf, { query: { id: detail.id } })).status).toBe(404);
  });

  it('shows an unpaid report as a preview and keeps its PDF back', async () => {
    const detail = await written({ name: 'Unpaid' });
    await w.db.execute(sql`update reports set payment_status = 'PENDING' where id = ${detail.id}`);
    const { body } = await parent.call(reports.read, { params: { id: detail.id } });
    expect(body).toMatchObject({
      preview: true,
      opening: '',
      closing: '',
      actions: ['preview', 'pay', 'delete'],
    });
    expect(JSON.parse(body.reportJson)).toHaveLength(1);
    expect(body.chandraRasi).not.toBe('');
    const pdf = await parent.call(reports.readPdf, { query: { id: detail.id } });
    expect([pdf.status, pdf.failure.code]).toEqual([402, 'report.unpaid']);
  });

  it('lists by page, latest first, from a day on', async () => {
    const owner = await w.person('user');
    for (const name of ['A', 'B', 'C']) await owner.call(reports.create, { body: await birth({ name }) });
    const first = (await owner.call(reports.list, { query: { size: 2 } })).body;
    expect([first.totalElements, first.totalPages, first.size]).toEqual([3, 2, 2]);
    expect(first.userBirthChartList.map((one) => one.name)).toEqual(['C', 'B']);
    const second = (await owner.call(reports.list, { query: { size: 2, page: 1 } })).body;
    expect(second.userBirthChartList.map((one) => one.name)).toEqual(['A']);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(
      (await owner.call(reports.list, { query: { reportCreatedDate: tomorrow } })).body.totalElements,
    ).toBe(0);
    expect((await owner.call(reports.list, { query: { size: 101 } })).status).toBe(400);
  });

  it('finds a part of a name, and takes days where the reader is', async () => {
    const owner = await w.person('user');
    for (const name of ['Kayalvizhi', 'Arun'])
      await owner.call(reports.create, { body: await birth({ name }) });
    const found = (await owner.call(reports.list, { query: { name: 'VIZH' } })).body.userBirthChartList;
    expect(found.map(({ name }) => name)).toEqual(['Kayalvizhi']);
    expect((await owner.call(reports.list, { query: { name: '%' } })).body.totalElements).toBe(0);
    // A quarter to seven in the evening in UTC is the next day in India already.
    await w.db.execute(sql`update reports set created_at = '2026-03-01T18:45:00Z' where name = 'Arun'`);
    const onFirst = { reportCreatedDate: '2026-03-02', reportCreatedEndDate: '2026-03-02', userName: 'Arun' };
    const admin = await w.person('productAdmin');
    const count = async (timeZone?: string) =>
      (await admin.call(productReports.list, { query: { ...onFirst, ...(timeZone ? { timeZone } : {}) } }))
        .body.totalElements;
    expect([await count(), await count('Asia/Calcutta'), await count('Europe/London')]).toEqual([1, 1, 0]);
    const nowhere = await owner.call(reports.list, { query: { timeZone: 'Mars/Olympus' } });
    expect([nowhere.status, nowhere.failure.errors?.[0]?.path]).toEqual([400, 'timeZone']);
  });
});

describe('a report on a server without payments', () => {
  const setPayment = (id: string, status: string) =>
    w.db.execute(sql`update reports set payment_status = ${status}::payment_status where id = ${id}`);

  it('is closed where its payment had gone back: nothing of it is shown', async () => {
    const { id } = await written({ name: 'Given Back' });
    await setPayment(id, 'REFUNDED');
    const report = (await parent.call(reports.read, { params: { id } })).body;
    expect(report).toMatchObject({ chandraRasi: '', nakshatra: '', reportJson: '[]', provenance: null });
    const pdf = await parent.call(reports.readPdf, { query: { id } });
    expect([pdf.status, pdf.failure.code]).toEqual([409, 'report.refunded']);
    const admin = await w.person('productAdmin');
    expect((await admin.call(productReports.read, { params: { id } })).body.chandraRasi).not.toBe('');
  });

  it('still waits for the payment that it waited for before', async () => {
    const { id } = await written({ name: 'Left Unpaid' });
    await setPayment(id, 'PENDING');
    const { body } = await parent.call(invoices.read, { query: { reportId: id } });
    expect(body).toMatchObject({
      paymentStatus: 'PENDING',
      amountDue: 1000,
      ways: [],
      paymentLink: null,
    });
  });
});

it('odd dates and letters in filters are refused, not stumbled over', async () => {
  const admin = await w.person('productAdmin');
  for (const reportCreatedDate of ['0001-01-01', '0000-06-01', '9999-12-31']) {
    expect((await parent.call(reports.list, { query: { reportCreatedDate } })).status).toBe(400);
  }
  expect((await admin.call(productReports.list, { query: { userName: 'a\0b' } })).status).toBe(400);
  expect((await admin.call(productReports.list, { query: { userName: '%_\\' } })).status).toBe(200);
  expect((await parent.call(births.resolve, { body: await birth({ name: 'a\0b' }) })).status).toBe(400);
});
