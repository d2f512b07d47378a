import { invoices } from '@udaya/contract/billing';
import { births } from '@udaya/contract/births';
import { notifications } from '@udaya/contract/notifications';
import { reports, productReports, type ReportDetail } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { giveUpReportMail, mailReport as sendReportMail } from '../src/features/reports/mail-report.ts';
import { resumeReports } from '../src/features/reports/resume-reports.ts';
import { writeReport } from '../src/features/reports/write-report.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import { createTypesetter } from '../src/platform/typesetting/create-typesetter.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type Person, type World, world } from '../testing/world.ts';

let w: World;
let parent: Person;
beforeAll(async () => {
  w = await world({ REPORTS_PER_USER: '100000' });
  await w.startWorkers();
  parent = await w.person('user');
});
afterAll(async () => w.close());

/** A birth in the war, with what old clients send besides. */
const birth = (change: Record<string, unknown> = {}, where?: [string, string]) =>
  birthBody(
    parent,
    {
      name: 'Savitri',
      dateOfBirth: '1943-07-14',
      timeOfBirth: '05:10:00 AM',
      timeZone: 'UTC+05:30',
      meridies: 'Am',
      invoiceAmount: 0,
      invoiceCurrency: 'USD',
      ...change,
    },
    where,
  );

async function ready(person: Person, id: string, seconds = 10): Promise<ReportDetail> {
  return vi.waitFor(
    async () => {
      const { body } = await person.call(reports.read, { params: { id } });
      if (body.stage !== 'ready') throw new Error(`The report is not written after ${seconds} seconds.`);
      return body;
    },
    { timeout: seconds * 1000, interval: 50 },
  );
}

async function written(
  change: Record<string, unknown> = {},
  where?: [string, string],
): Promise<ReportDetail> {
  const made = await parent.call(reports.create, { body: await birth(change, where) });
  expect(made.failure.errors).toBeUndefined();
  expect(made.status).toBe(200);
  return ready(parent, made.body.id);
}

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
    expect(items.map((item) => item.planet)).toEqual([
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
    expect(detail.notes.every((note) => note !== '')).toBe(true);
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

describe('a submission', () => {
  it('makes one record when it is repeated under the same key, also at the same time', async () => {
    const owner = await w.person('user');
    const body = await birth({ name: 'Twice' });
    const headers = { 'idempotency-key': 'form-1234567890' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call(reports.create, { body, headers })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await owner.call(reports.list)).body.totalElements).toBe(1);
    const other = await owner.call(reports.create, { body: { ...body, name: 'Other' }, headers });
    expect([other.status, other.failure.code]).toEqual([409, 'report.conflict']);
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no name', { name: ' ' }, 'name', 'Please enter a name'],
    ['no gender', { gender: '' }, 'gender', 'Please select a gender'],
    ['no birth type', { birthType: 'Other' }, 'birthType', 'Please select a birth type'],
    ['no place', { place: undefined }, 'place', 'Please select a place of birth'],
    [
      'a place that is not in the list',
      { place: { place_id: 'nowhere', description: 'Nowhere' } },
      'place',
      'This place is not in our list. Please pick one of the suggestions; the nearest town is fine',
    ],
    ['31 February', { dateOfBirth: '2020-02-31' }, 'dateOfBirth', 'This day is not in the calendar'],
    [
      'a birth before 1900',
      { dateOfBirth: '1899-12-31' },
      'dateOfBirth',
      'We can read births from 1 January 1900 on',
    ],
    [
      'a birth next year',
      // Its last day: on New Year's Eve its first one may have begun where the birth was.
      { dateOfBirth: `${new Date().getUTCFullYear() + 1}-12-31` },
      'dateOfBirth',
      'The date of birth lies in the future',
    ],
    ['13:00 PM', { timeOfBirth: '13:00 PM' }, 'timeOfBirth', 'Please enter a time like 07:05 AM'],
    [
      'an IQ level of four digits',
      { iqLevel: '1000' },
      'iqLevel',
      'Please enter a valid 2 or 3 digit IQ Level',
    ],
    ['no consent', { consent: false }, 'consent', 'Please confirm that you may enter these details'],
  ];
  it.each(faults)('with %s is refused on the field', async (_what, change, path, message) => {
    const answer = await parent.call(reports.create, { body: { ...(await birth()), ...change } });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toEqual([{ path, message }]);
  });

  it('beyond 66 degrees of latitude is refused with a way out that works', async () => {
    const where: [string, string] = ['NO', 'Tromsø'];
    const refused = await parent.call(reports.create, { body: await birth({}, where) });
    expect(refused.failure.errors?.[0]).toMatchObject({
      path: 'place',
      message: expect.stringContaining('I do not know the time'),
    });
    const detail = await written({ name: 'Polar', timeAccuracy: 'unknown' }, where);
    expect(JSON.parse(detail.reportJson)).toHaveLength(9);
  });

  it('a minute from now is refused on the time', async () => {
    // Late in the evening an hour from now is tomorrow, and the day is refused: then it is asked where it is afternoon.
    const isLate = Temporal.Now.plainTimeISO('Asia/Kolkata').hour >= 22;
    const where: [string, string] = isLate ? ['GB', 'London'] : ['IN', 'Tirunelveli'];
    const soon = Temporal.Now.plainDateTimeISO(isLate ? 'Europe/London' : 'Asia/Kolkata').add({ hours: 1 });
    const answer = await parent.call(reports.create, {
      body: await birth(
        { dateOfBirth: soon.toPlainDate().toString(), timeOfBirth: soon.toString().slice(11, 16) },
        where,
      ),
    });
    expect(answer.failure.errors).toEqual([
      { path: 'timeOfBirth', message: 'The time of birth lies in the future at this place' },
    ]);
  });
});

describe('the read-back', () => {
  it('tells weekday, zone, offset and doubts, and stores nothing', async () => {
    const before = (await parent.call(reports.list)).body.totalElements;
    const { body } = await parent.call(births.resolve, { body: await birth({ timeAccuracy: 'about30' }) });
    expect(body).toMatchObject({
      weekday: 'Wednesday',
      zone: 'Asia/Kolkata',
      utcOffset: '+06:30',
      reportType: 'Adult',
    });
    expect(body.warnings[0]?.message).toContain('moved for the war');
    expect(body.choices.map((one) => one.utcOffsetMinutes)).toEqual([390, 330]);
    expect(body.sensitivity.length).toBeGreaterThan(0);
    expect((await parent.call(reports.list)).body.totalElements).toBe(before);
  });

  it('offers both readings of a repeated hour and takes the chosen one', async () => {
    const where: [string, string] = ['GB', 'London'];
    const input = await birth({ dateOfBirth: '2020-10-25', timeOfBirth: '01:30 AM' }, where);
    const { body } = await parent.call(births.resolve, { body: input });
    expect(body.warnings.map((one) => one.code)).toEqual(['time-repeated']);
    expect(body.choices.map((one) => one.utcOffsetMinutes)).toEqual([60, 0]);
    const chosen = await parent.call(births.resolve, { body: { ...input, utcOffsetMinutes: 0 } });
    expect(chosen.body.utcOffset).toBe('+00:00');
  });

  it('reads a skipped hour as Temporal does, and says so', async () => {
    const { body } = await parent.call(births.resolve, {
      body: await birth({ dateOfBirth: '2021-03-28', timeOfBirth: '01:30 AM' }, ['GB', 'London']),
    });
    expect(body.warnings.map((one) => one.code)).toEqual(['time-skipped']);
  });

  it('points at a report of the same person', async () => {
    const detail = await written({ name: 'Known Child', dateOfBirth: '2018-08-08' });
    const { body } = await parent.call(births.resolve, {
      body: await birth({ name: 'known child', dateOfBirth: '2018-08-08' }),
    });
    expect(body.duplicateOf?.id).toBe(detail.id);
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

/** The names of all files that came to the parent by mail. */
async function filesMailed() {
  return (await w.allMailTo(parent.user.email)).map(({ file }) => file?.name);
}

describe('the PDF', () => {
  it('holds the name, the texts and the limits, under the name of the specification', async () => {
    const detail = await written({ name: 'கயல்விழி K.' });
    const pdf = await parent.call(reports.readPdf, { query: { id: detail.id } });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''AIReport_${encodeURIComponent('கயல்விழி')}_K_.pdf`,
    );
    const text = await pdfText(pdf.body);
    expect(text).toContain('கயல்விழி');
    expect(text).toContain('14416');
    expect(text).toContain('How this report was made');
    const [first] = JSON.parse(detail.reportJson) as { description: string }[];
    expect(text.replace(/\s+/g, '')).toContain(first?.description.slice(0, 40).replace(/\s+/g, ''));
    expect(text).not.toMatch(/Ascendant:|Jupiter:/);
  });

  it('says of a report written after midnight in India the day that it was there', async () => {
    const { id } = await written({ name: 'Night Owl' });
    await w.db.execute(
      sql`update report_versions set created_at = '2026-03-04T20:00:00Z' where report_id = ${id}`,
    );
    const pdf = await parent.call(reports.readPdf, { query: { id } });
    expect((await pdfText(pdf.body)).replace(/\s+/g, ' ')).toContain('Written on 5 March 2026');
  });

  it('has its day in the name when an earlier report has the same name', async () => {
    const nameOf = async (id: string) =>
      (await parent.call(reports.readPdf, { query: { id } })).headers.get('content-disposition');
    const [first, second] = [await written({ name: 'Same Name' }), await written({ name: 'same name' })];
    expect(await nameOf(first.id)).toContain('AIReport_Same_Name.pdf');
    const day = Temporal.Instant.from(second.createdDate).toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
    expect(await nameOf(second.id)).toContain(`AIReport_same_name_${day.toString()}.pdf`);
  });

  it('of the product admin has its own name and the chart', async () => {
    const detail = await written({ name: 'Chart Child' });
    const admin = await w.person('productAdmin');
    const pdf = await admin.call(productReports.readPdf, { query: { id: detail.id } });
    expect(pdf.headers.get('content-disposition')).toContain('AI_Report_Chart_Child.pdf');
    expect(await pdfText(pdf.body)).toContain('Jupiter:');
  });

  it('comes by mail to the owner of the report, and to nobody else', async () => {
    const detail = await written({ name: 'கயல்விழி M.' });
    const asked = await parent.call(reports.mail, { params: { id: detail.id } });
    expect(asked.status).toBe(200);
    expect(asked.body.message).toContain(parent.user.email);
    const mail = await w.mailTo(parent.user.email, 'as a PDF');
    expect(mail.text).toContain('கயல்விழி M.');
    expect(mail.text).toContain(`/users-birthchart/${detail.id}`);
    expect(mail.file?.name).toBe('AIReport_கயல்விழி_M_.pdf');
    expect(await pdfText(mail.file?.bytes ?? new Uint8Array())).toContain('14416');
    const shown = await fetch(`${w.origin}/dev/mail/${mail.id}/file`);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(mail.file?.bytes);

    const stranger = await w.person('user');
    const refused = await stranger.call(reports.mail, { params: { id: detail.id } });
    expect(refused.status).toBe(404);
  });

  it('is mailed as soon as it can be made again, and its owner is told when it never could', async () => {
    const detail = await written({ name: 'Late Print' });
    // No renderer answers within a millisecond.
    const hasty = createTypesetter({ log: openLog('silent'), timeoutMs: 1 });
    const tooSoon = { ...w.reportPorts, typeset: hasty.typeset };
    await expect(sendReportMail(tooSoon, { reportId: detail.id, requestId: 'a try' })).rejects.toThrow(
      'pdf.failed',
    );
    await hasty.close();
    await sendReportMail(w.reportPorts, { reportId: detail.id, requestId: 'the-next-try' });
    expect(await filesMailed()).toContain('AIReport_Late_Print.pdf');

    await giveUpReportMail(w.db, detail.id);
    const told = (await parent.call(notifications.list)).body.notifications;
    expect(told[0]).toMatchObject({ kind: 'report.unmailed', reportId: detail.id });
    expect(told[0]?.title).toContain('Late Print');
  });

  it('is not mailed of a report that is not open, or no longer', async () => {
    const detail = await written({ name: 'Closed Later' });
    await w.db.execute(sql`update reports set payment_status = 'REFUNDED' where id = ${detail.id}`);
    const asked = await parent.call(reports.mail, { params: { id: detail.id } });
    expect(asked.failure.code).toBe('report.refunded');
    await sendReportMail(w.reportPorts, { reportId: detail.id, requestId: 'asked for before' });
    expect(await filesMailed()).not.toContain('AIReport_Closed_Later.pdf');
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
      checkout: null,
      paymentLink: null,
    });
  });
});

describe('a crash', () => {
  it('in the middle of the writing is made good: the job is taken up again', async () => {
    const idle = await world({ PAYMENT_PROVIDER: 'none' });
    try {
      const owner = await idle.person('user');
      const made = await owner.call(reports.create, { body: await birth({ name: 'Crashed' }) });
      // What a process leaves behind that was killed: the job in its hands, its heartbeat long past.
      await idle.db.execute(sql`update reports set stage = 'wording' where id = ${made.body.id}`);
      await idle.db.execute(sql`
        update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
        where name = 'write-report'`);
      await idle.startWorkers();
      expect((await ready(owner, made.body.id, 40)).reportJson.length).toBeGreaterThan(100);
      expect((await owner.call(notifications.list)).body.notifications).toHaveLength(1);
    } finally {
      await idle.close();
    }
  }, 60_000);

  it('of the last try is found by the sweep', async () => {
    const idle = await world({ PAYMENT_PROVIDER: 'none' });
    try {
      const owner = await idle.person('user');
      const made = await owner.call(reports.create, { body: await birth({ name: 'Forgotten' }) });
      await idle.db.execute(
        sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'write-report'`,
      );
      await idle.db.execute(
        sql`update reports set stage = 'checks', created_at = now() - interval '11 minutes' where id = ${made.body.id}`,
      );
      await idle.startWorkers();
      await resumeReports(idle.reportPorts);
      await ready(owner, made.body.id);
    } finally {
      await idle.close();
    }
  });
});

it('two runs of one job leave one ready report and tell its owner once', async () => {
  const owner = await w.person('user');
  const made = await owner.call(reports.create, { body: await birth({ name: 'Doubled' }) });
  await ready(owner, made.body.id);
  const parts = { ...w.reportPorts, post: async () => {} };
  await w.db.execute(sql`update reports set stage = 'waiting' where id = ${made.body.id}`);
  await Promise.all([
    writeReport(parts, made.body.id),
    writeReport(parts, made.body.id),
    writeReport(parts, made.body.id),
  ]);
  expect((await owner.call(reports.read, { params: { id: made.body.id } })).body.stage).toBe('ready');
  expect((await owner.call(notifications.list)).body.notifications).toHaveLength(1);
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
