import { groupUserReports } from '@udaya/contract/group-reports';
import { reportPlan } from '@udaya/contract/report-plan';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { plainContent, restate, templatedContent } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const shop = await forThisFile(openShop({ CHANGES_PER_USER: '10000' }));
const { reportId: id } = await shop.paid();

const ask = (query: { start?: string; named?: 'true' } = {}, by: Person = shop.parent, of = id) =>
  by.call(reportPlan.readCalendar, { params: { id: of }, query });
const unfolded = (body: unknown) =>
  Buffer.from(body as Uint8Array)
    .toString()
    .replaceAll('\r\n ', '');
const valuesOf = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}(?:;[^:\\r]*)?:(.*)\\r$`, 'gm'))].map(([, value]) => value);

it('is a calendar of the week’s task and the month’s, from the chosen day on', async () => {
  const answer = await ask({ start: '2026-12-28' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar');
  expect(answer.headers.get('content-disposition')).toContain('filename="a-plan-from-a-reading.ics"');
  const file = unfolded(answer.body);
  expect(valuesOf(file, 'DTSTART')).toEqual(['20261228', '20270104', '20270104']);
  expect(valuesOf(file, 'RRULE')).toEqual(['FREQ=WEEKLY;COUNT=3', 'FREQ=WEEKLY;COUNT=3']);
  const { frame } = (await shop.parent.call(reports.read, { params: { id } })).body;
  const [week, ...month] = valuesOf(file, 'DESCRIPTION').map((text = '') => text.replace(/\\([,;])/g, '$1'));
  expect(week?.startsWith(frame?.plan.week.replaceAll('Diya', 'your child') ?? '?')).toBe(true);
  expect(month).toHaveLength(frame?.plan.month.length ?? -1);
  expect(new Set(valuesOf(file, 'URL'))).toEqual(new Set([`${shop.origin}/users-birthchart/${id}`]));
  expect(file).not.toMatch(/VALARM|DTSTART:\d/);
});

it('begins next Monday where no day is chosen, and each thing keeps its UID', async () => {
  const [file, again] = [unfolded((await ask()).body), unfolded((await ask({ start: '2027-03-01' })).body)];
  const [first = ''] = valuesOf(file, 'DTSTART');
  const day = Temporal.PlainDate.from(first);
  const ahead = Temporal.Now.plainDateISO('Asia/Kolkata').until(day).days;
  expect([day.dayOfWeek, ahead > 0 && ahead <= 7]).toEqual([1, true]);
  expect(valuesOf(again, 'UID')).toEqual(valuesOf(file, 'UID'));
  expect(new Set(valuesOf(file, 'UID')).size).toBe(3);
});

it('names nobody unless its reader says so', async () => {
  const { reportId: named } = await shop.paid();
  await restate(shop, named, (content) => {
    const templated = templatedContent(content);
    const frame = templated.frame as NonNullable<typeof templated.frame>;
    const week = frame.plan.week.map((task) => ({ ...task, text: '{name} helps, you watch; then swap.' }));
    return { ...templated, frame: { ...frame, plan: { ...frame.plan, week } } };
  });
  const [plain, withName] = [
    unfolded((await ask({}, shop.parent, named)).body),
    unfolded((await ask({ named: 'true' }, shop.parent, named)).body),
  ];
  expect(valuesOf(plain, 'SUMMARY')[0]).toBe('Your child helps\\, you watch\\; then swap.');
  expect(plain).not.toContain('Diya');
  expect(valuesOf(withName, 'SUMMARY')[0]).toBe('Diya helps\\, you watch\\; then swap.');
});

it('is for whoever reads the report whole, and counts as a download', async () => {
  const unpaid = await shop.newReport();
  const [stranger, admin] = [await shop.person('user'), await shop.person('productAdmin')];
  expect((await ask({}, shop.parent, unpaid)).failure.code).toBe('report.unpaid');
  expect((await ask({}, stranger)).failure.code).toBe('record.missing');
  expect((await ask({}, admin)).status).toBe(403);
  const { anbu, bala } = await twoGroups(shop);
  const ofGroup = await copyReport(shop, id, anbu);
  expect((await anbu.call(groupUserReports.read, { params: { id: ofGroup } })).status).toBe(200);
  const file = unfolded((await ask({}, anbu, ofGroup)).body);
  expect(valuesOf(file, 'URL')[0]).toBe(`${shop.origin}/enterprise/report-summary/${ofGroup}`);
  expect((await ask({}, bala, ofGroup)).status).toBe(404);
  const { rows } = await shop.pool.query(
    `select count(*)::int as count from audit_log where action = 'report.downloaded' and target_id = $1`,
    [ofGroup],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('is not there where the report has no plan, and says what is no day', async () => {
  const { reportId: plain } = await shop.paid();
  await restate(shop, plain, plainContent);
  expect((await ask({}, shop.parent, plain)).failure.code).toBe('record.missing');
  for (const start of ['1999-12-31', '2026-02-30', 'soon'])
    expect((await ask({ start })).failure.errors?.[0]?.path).toBe('start');
});

describe('the sheet of a plan', () => {
  const sheet = (query: { named?: 'true' } = {}, by: Person = shop.parent, of = id) =>
    by.call(reportPlan.readSheet, { params: { id: of }, query });

  it('is one page of A4 with all there is to do, a box a day and a box a week, and names nobody unless asked to', async () => {
    const { status, headers, body } = await sheet();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('a-plan-for-the-fridge.pdf');
    const { document, text } = await readPdf(body);
    const source = Buffer.from(body).toString('latin1');
    expect([document.numPages, /\/MediaBox ?\[0 0 595\.\d+ 841\.\d+\]/.test(source)]).toEqual([1, true]);
    expect((await document.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const { frame } = (await shop.parent.call(reports.read, { params: { id } })).body;
    const said = text.replace(/\s+/g, ' ');
    for (const task of [frame?.plan.week ?? '?', ...(frame?.plan.month ?? [])])
      expect(said).toContain(task.replaceAll('Diya', 'your child'));
    expect(said).toMatch(/A small plan.*This week.*Mon Tue Wed Thu Fri Sat Sun.*This month.*Week 1 Week 2/);
    expect(said).not.toContain('Diya');
    const named = (await readPdf((await sheet({ named: 'true' })).body)).text;
    expect(named).toContain('A small plan for Diya');
    expect(Buffer.from((await sheet()).body).equals(Buffer.from(body))).toBe(true);
  });

  it('is for whoever may download the report', async () => {
    const unpaid = await shop.newReport();
    const [stranger, admin] = [await shop.person('user'), await shop.person('productAdmin')];
    expect((await sheet({}, shop.parent, unpaid)).failure.code).toBe('report.unpaid');
    expect((await sheet({}, stranger)).failure.code).toBe('record.missing');
    expect((await sheet({}, admin)).status).toBe(200);
    const { reportId: plain } = await shop.paid();
    await restate(shop, plain, plainContent);
    expect((await sheet({}, shop.parent, plain)).failure.code).toBe('record.missing');
  });
});

it('the receipt’s mail leads to the report first, and to the receipt too', async () => {
  await shop.startWorkers();
  const mail = await shop.mailTo(shop.parent.user.email, 'receipt');
  expect(mail.text).toContain('Read the report:\n');
  expect(mail.text).not.toContain('still being prepared');
  expect(mail.text).toMatch(new RegExp(`${shop.origin}/users-birthchart/[\\w-]+\\n`));
  expect(mail.text).toMatch(new RegExp(`Your receipt: ${shop.origin}/payments/success/`));
});
