import { routesByName } from '@udaya/contract/all-routes';
import { privacy } from '@udaya/contract/privacy';
import { openings } from '@udaya/contract/report-openings';
import { reportPlan } from '@udaya/contract/report-plan';
import { reportSky } from '@udaya/contract/report-sky';
import { reportTrace } from '@udaya/contract/report-trace';
import { productReports, reports } from '@udaya/contract/reports';
import { productWritings, reportVersions } from '@udaya/contract/writing';
import { describe, expect, it } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const shop = await forThisFile(openShop({ PASSWORD_TRIES_PER_USER: '1000' }));
const admin = await shop.person('productAdmin', { username: 'secret-admin' });

const state = (id: string, body: object, by: Person = admin) =>
  by.call(openings.state, { params: { id }, body });
const open = (id: string, by: Person = admin) => by.call(productReports.read, { params: { id } });
const list = async (id: string, by: Person = admin) =>
  (await by.call(openings.list, { params: { id } })).body;

/** Has what was noted today be of the day before. */
const nextDay = () =>
  shop.pool.query(
    "update report_openings set opened_on = opened_on - 1, opened_at = opened_at - interval '1 day'",
  );

/** Every way in which a product admin sees a report. */
const ways: Record<string, (id: string) => Promise<{ status: number }>> = {
  'productReports.read': (id) => open(id),
  'productReports.readPdf': (id) => admin.call(productReports.readPdf, { query: { id } }),
  'reportSky.readPoster': (id) => admin.call(reportSky.readPoster, { params: { id }, query: {} }),
  'reportPlan.readSheet': (id) => admin.call(reportPlan.readSheet, { params: { id }, query: {} }),
  'reportTrace.read': (id) => admin.call(reportTrace.read, { params: { id } }),
  'reportTrace.verify': (id) => admin.call(reportTrace.verify, { params: { id }, body: {} }),
  'reportVersions.compare': (id) =>
    admin.call(reportVersions.compare, { params: { id }, query: { from: 1, to: 1 } }),
  'productWritings.read': async (id) => {
    await shop.pool.query('insert into report_writings (id, report_id, base_version) values ($1, $1, 1)', [
      id,
    ]);
    return admin.call(productWritings.read, { params: { id } });
  },
};

describe('an opening', () => {
  it('is noted whichever way the product admin sees a report', async () => {
    const told = ['report.viewed', 'report.downloaded', 'report.verified'];
    const shows = [...routesByName].filter(
      ([, { access, audits }]) =>
        access.includes('productAdmin') && audits?.some((action) => told.includes(action)),
    );
    expect(Object.keys(ways)).toEqual(expect.arrayContaining(shows.map(([name]) => name)));
    for (const [name, see] of Object.entries(ways)) {
      const { reportId: id } = await shop.paid();
      expect([name, (await see(id)).status]).toEqual([name, 200]);
      expect([name, await list(id)]).toEqual([
        name,
        {
          stated: false,
          openings: [{ purpose: null, note: '', openedBy: 'secret-admin', openedDate: expect.any(String) }],
        },
      ]);
    }
  });

  it('is noted once for a report, a reader and a day', async () => {
    const id = await shop.newReport();
    await Promise.all([open(id), open(id), open(id)]);
    expect((await list(id)).openings).toHaveLength(1);
    await open(id, await shop.person('productAdmin'));
    expect((await list(id)).openings).toHaveLength(2);
    await nextDay();
    await open(id);
    expect((await list(id)).openings).toHaveLength(3);
    await shop.parent.call(reports.read, { params: { id } });
    expect((await list(id)).openings).toHaveLength(3);
  });

  it('by an export is noted of each report in the file, with the purpose that was given', async () => {
    const [first, second] = [await shop.newReport('Exported'), await shop.newReport('Exported')];
    const other = await shop.newReport('Another');
    await open(second);
    const query = { userName: 'Exported', purpose: 'quality' };
    expect((await admin.call(productReports.export, { query })).status).toBe(200);
    for (const id of [first, second])
      expect(await list(id)).toMatchObject({ stated: true, openings: [{ purpose: 'quality' }] });
    expect((await list(other)).openings).toEqual([]);
    await nextDay();
    await admin.call(productReports.export, { query: { userName: 'Exported' } });
    expect((await list(first)).openings.map(({ purpose }) => purpose)).toEqual([null, 'quality']);
    const wrong = await admin.call(productReports.export, { query: { purpose: 'curiosity' } });
    expect(wrong.failure.errors?.[0]?.path).toBe('purpose');
  });
});

describe('the purpose of opening a report', () => {
  it('is asked of each admin for each report and day, and read by the others', async () => {
    const id = await shop.newReport();
    await open(id);
    const said = await state(id, { purpose: 'question', note: 'Ticket 12' });
    expect(said.body).toMatchObject({
      stated: true,
      openings: [{ purpose: 'question', note: 'Ticket 12', openedBy: 'secret-admin' }],
    });
    expect((await state(id, { purpose: 'quality' })).body.openings).toEqual(said.body.openings);
    const other = await shop.person('productAdmin');
    expect(await list(id, other)).toMatchObject({ stated: false, openings: [{ note: 'Ticket 12' }] });
    expect((await state(id, { purpose: 'payment' }, other)).body.openings).toHaveLength(2);
    const { rows } = await shop.pool.query(
      `select actor_id from audit_log where action = 'report.opened' and target_id = $1 order by at`,
      [id],
    );
    expect(rows.map((row) => row.actor_id)).toEqual([admin.user.id, admin.user.id, other.user.id]);
    await nextDay();
    await open(id);
    expect(await list(id)).toMatchObject({ stated: false, openings: [{ purpose: null }, {}, {}] });
  });

  it('is one of those that there are, of a report that there is', async () => {
    const id = await shop.newReport();
    const { failure } = await state(id, { purpose: 'curiosity' });
    expect(failure.errors).toEqual([{ path: 'purpose', message: 'Please choose a purpose' }]);
    expect((await state(id, {})).failure.errors?.[0]?.path).toBe('purpose');
    expect((await state('no-such-report', { purpose: 'question' })).status).toBe(404);
    expect((await shop.parent.call(openings.list, { params: { id } })).status).toBe(403);
  });

  it('is told to whose report it is: the day and the purpose, never the admin or the note', async () => {
    const { reportId: id } = await shop.paid();
    const read = async () => (await shop.parent.call(reports.read, { params: { id } })).body;
    expect((await read()).openings).toEqual([]);
    await state(id, { purpose: 'safety', note: 'A private word' });
    await nextDay();
    await open(id);
    const seen = await read();
    const aDay = expect.stringMatching(/^\d+ \w+ \d{4}$/);
    expect(seen.openings).toEqual([
      { label: 'Purpose not stated', value: aDay },
      { label: 'Legal or safety', value: aDay },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/secret-admin|private word/);
    expect((await admin.call(productReports.read, { params: { id } })).body.openings).toEqual([]);

    const { body } = await shop.parent.call(privacy.exportData, {
      body: { password: shop.parent.password },
    });
    const file = [...readZip(body)].find(([, bytes]) => bytes.includes(id) && bytes.includes('openings'));
    expect(file?.[1].toString()).toContain('Legal or safety');
    expect(file?.[1].toString()).not.toMatch(/secret-admin|private word/);
  });
});
