import { privacy } from '@udaya/contract/privacy';
import { openings } from '@udaya/contract/report-openings';
import { productReports, reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop({ PASSWORD_TRIES_PER_USER: '1000' });
  admin = await shop.person('productAdmin', { username: 'secret-admin' });
});
afterAll(async () => shop.close());

const state = (id: string, body: object, by: Person = admin) =>
  by.call(openings.state, { params: { id }, body });

describe('the purpose of opening a report', () => {
  it('is asked once of each admin for each report, and read by the others', async () => {
    const id = await shop.newReport();
    expect((await admin.call(openings.list, { params: { id } })).body).toEqual({
      stated: false,
      openings: [],
    });
    const said = await state(id, { purpose: 'question', note: 'Ticket 12' });
    expect(said.body).toMatchObject({
      stated: true,
      openings: [{ purpose: 'question', note: 'Ticket 12', openedBy: 'secret-admin' }],
    });
    expect((await state(id, { purpose: 'quality' })).body.openings).toEqual(said.body.openings);
    const other = await shop.person('productAdmin');
    expect((await other.call(openings.list, { params: { id } })).body).toMatchObject({
      stated: false,
      openings: [{ note: 'Ticket 12' }],
    });
    expect((await state(id, { purpose: 'payment' }, other)).body.openings).toHaveLength(2);
    const { rows } = await shop.pool.query(
      `select actor_id from audit_log where action = 'report.opened' and target_id = $1 order by at`,
      [id],
    );
    expect(rows.map((row) => row.actor_id)).toEqual([admin.user.id, admin.user.id, other.user.id]);
  });

  it('is one of those that there are, of a report that there is', async () => {
    const id = await shop.newReport();
    const { failure } = await state(id, { purpose: 'curiosity' });
    expect(failure.errors).toEqual([
      { path: 'purpose', message: 'Please choose why you are opening this report' },
    ]);
    expect((await state(id, {})).failure.errors?.[0]?.path).toBe('purpose');
    expect((await state('no-such-report', { purpose: 'question' })).status).toBe(404);
    expect((await shop.parent.call(openings.list, { params: { id } })).status).toBe(403);
  });

  it('is told to whose report it is: the day and the purpose, never the admin or the note', async () => {
    const { reportId: id } = await shop.paid();
    const read = async () => (await shop.parent.call(reports.read, { params: { id } })).body;
    expect((await read()).openings).toEqual([]);
    await state(id, { purpose: 'safety', note: 'A private word' });
    const seen = await read();
    expect(seen.openings).toEqual([
      { label: 'Legal or safety', value: expect.stringMatching(/^\d+ \w+ \d{4}$/) },
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

  it('is no condition of the API itself', async () => {
    const id = await shop.newReport();
    expect((await admin.call(productReports.read, { params: { id } })).status).toBe(200);
  });
});
