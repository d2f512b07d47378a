import { groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { privacy } from '@udaya/contract/privacy';
import { feedback } from '@udaya/contract/report-feedback';
import { productReports, reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readZip } from '../testing/read-zip.ts';
import { plainContent, restate, templatedContent } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const shop = await forThisFile(openShop({ CHANGES_PER_USER: '10000', PASSWORD_TRIES_PER_USER: '1000' }));
const admin = await shop.person('productAdmin');

const say = (id: string, body: object, by: Person = shop.parent) =>
  by.call(feedback.say, { params: { id }, body });
const fits = { area: 'feelings', verdict: 'fits' };
const read = async (id: string) => (await shop.parent.call(reports.read, { params: { id } })).body;

describe('whether a part fits', () => {
  it('is kept with the report at once, changed and taken back', async () => {
    const { reportId: id } = await shop.paid();
    expect((await read(id)).feedback).toEqual([]);
    expect((await say(id, fits)).body).toEqual({ feedback: [fits] });
    await say(id, { area: 'energy', verdict: 'notQuite' });
    expect((await read(id)).feedback).toEqual([{ area: 'energy', verdict: 'notQuite' }, fits]);
    await say(id, { area: 'feelings', verdict: 'notQuite' });
    expect((await read(id)).feedback).toContainEqual({ area: 'feelings', verdict: 'notQuite' });
    expect((await say(id, { area: 'feelings', verdict: null })).body.feedback).toEqual([
      { area: 'energy', verdict: 'notQuite' },
    ]);
    // Twice is as once.
    expect((await say(id, { area: 'feelings', verdict: null })).status).toBe(200);
    const { rows } = await shop.pool.query(
      `select count(*)::int as said from audit_log where action = 'report.judged' and target_id = $1`,
      [id],
    );
    expect(rows[0].said).toBe(5);
  });

  it('is said by whoever reads the report whole, and by nobody else', async () => {
    const { reportId: id } = await shop.paid();
    const stranger = await shop.person('user');
    const foreign = await say(id, fits, stranger);
    const missing = await say('no-such-report', fits);
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'record.missing']);
    expect([missing.status, missing.failure.message]).toEqual([404, foreign.failure.message]);
    expect((await say(id, fits, admin)).status).toBe(403);
    const unpaid = await shop.newReport();
    expect([(await say(unpaid, fits)).failure.code, (await read(unpaid)).feedback]).toEqual([
      'report.unpaid',
      [],
    ]);
    const { feedback: seen } = (await admin.call(productReports.read, { params: { id } })).body;
    expect(seen).toEqual([]);
  });

  it('is said of a part that there is, in a word that there is', async () => {
    const { reportId: id } = await shop.paid();
    const errors = async (body: object) => (await say(id, body)).failure.errors;
    expect(await errors({ area: 'money', verdict: 'fits' })).toEqual([
      { path: 'area', message: 'Unknown part of the report' },
    ]);
    expect((await errors({ area: 'energy', verdict: 'maybe' }))?.[0]?.path).toBe('verdict');
    expect((await errors({ area: 'energy' }))?.[0]?.path).toBe('verdict');
    await restate(shop, id, (content) => ({
      ...content,
      statements: content.statements.filter(({ planet }) => planet !== 'Mars'),
    }));
    expect((await say(id, { area: 'energy', verdict: 'fits' })).status).toBe(404);
  });

  it('is in the copy of one’s own data, and is erased with the report', async () => {
    const { reportId: id } = await shop.paid();
    await say(id, { area: 'fairness', verdict: 'notQuite' });
    const { body } = await shop.parent.call(privacy.exportData, {
      body: { password: shop.parent.password },
    });
    const file = [...readZip(body)].find(([, bytes]) => bytes.includes(id) && bytes.includes('feedback'));
    expect(file?.[1].toString()).toMatch(/"area":\s*"fairness",\s*"verdict":\s*"notQuite"/);
    await shop.pool.query('delete from reports where id = $1', [id]);
    const { rows } = await shop.pool.query('select 1 from report_feedback where report_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('is one word of all who work for a group, and of no other group', async () => {
    const { reportId: model } = await shop.paid();
    const { anbu, bala, admin: groupAdmin, otherAdmin } = await twoGroups(shop);
    const id = await copyReport(shop, model, anbu);
    expect((await say(id, fits, anbu)).body.feedback).toEqual([fits]);
    expect((await say(id, fits, bala)).status).toBe(404);
    expect((await say(id, fits, otherAdmin)).status).toBe(404);
    await say(id, { area: 'feelings', verdict: 'notQuite' }, groupAdmin);
    const { body } = await anbu.call(groupUserReports.read, { params: { id } });
    expect(body.feedback).toEqual([{ area: 'feelings', verdict: 'notQuite' }]);
    const pdf = await groupAdmin.call(groupAdminReports.readPdf, { query: { id, leaveOut: 'true' } });
    expect(pdf.status).toBe(200);
  });
});

describe('a PDF that leaves out what does not quite fit', () => {
  const wordsOf = async (id: string, leaveOut?: 'true' | 'false') =>
    (
      await pdfText(
        (
          await shop.parent.call(reports.readPdf, { query: { id, ...(leaveOut ? { leaveOut } : {}) } })
        ).body,
      )
    ).replace(/\s+/g, '');

  it.each([
    ['with headings', templatedContent],
    ['of the first composer', plainContent],
  ])('has those parts less: a report %s', async (_name, shape) => {
    const { reportId: id } = await shop.paid();
    await restate(shop, id, shape);
    const items = JSON.parse((await read(id)).reportJson) as { description: string }[];
    const { areas } = await read(id);
    const start = (index: number) => items[index]?.description.slice(0, 40).replace(/\s+/g, '') ?? '?';
    await say(id, { area: areas[1]?.area, verdict: 'notQuite' });
    await say(id, { area: areas[2]?.area, verdict: 'fits' });
    const without = await wordsOf(id, 'true');
    expect(without).not.toContain(start(1));
    for (const index of [0, 2, 9]) expect(without).toContain(start(index));
    for (const whole of [await wordsOf(id), await wordsOf(id, 'false')]) expect(whole).toContain(start(1));
    // The page loses nothing.
    expect(JSON.parse((await read(id)).reportJson)).toHaveLength(10);
  });
});

describe('what readers say of the passages', () => {
  const rates = async () => (await admin.call(feedback.readRates, { query: { reportType: 'Child' } })).body;

  it('is told to the product admin from ten reports on, what fits least first', async () => {
    const before = await rates();
    const { reportId: model } = await shop.paid();
    const judge = async (count: number, area: string, verdict: string) => {
      for (let index = 0; index < count; index++) {
        const id = await copyReport(shop, model, shop.parent);
        expect((await say(id, { area, verdict })).status).toBe(200);
      }
    };
    await judge(9, 'patience', 'fits');
    await judge(8, 'friends', 'fits');
    await judge(3, 'friends', 'notQuite');
    const few = await rates();
    expect(few.few).toBeGreaterThan(before.few);
    expect(few.passages.map(({ planet }) => planet)).toEqual(['Venus']);
    expect(few.passages[0]).toMatchObject({ fits: 8, notQuite: 3 });
    await judge(1, 'patience', 'fits');
    const told = await rates();
    expect(told.passages.map(({ planet, fits, notQuite }) => [planet, fits, notQuite])).toEqual([
      ['Venus', 8, 3],
      ['Saturn', 10, 0],
    ]);
    expect((await shop.parent.call(feedback.readRates, { query: { reportType: 'Child' } })).status).toBe(403);
  });
});
