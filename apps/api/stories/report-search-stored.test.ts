import { profile } from '@udaya/contract/accounts';
import { productReports, reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { idsOf, openKnownWorld, type Query } from '../testing/known-reports.ts';
import { readyForAdmin } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';

const w = await forThisFile(openKnownWorld());

describe('what is found keeps in step with', () => {
  it('the account’s city and mobile, but not of a report that has its own', async () => {
    const { firstName, lastName = '', state = '', country = '', email } = w.far.user;
    const change = await w.far.call(profile.change, {
      body: {
        updateDetail: 'personal',
        firstName,
        lastName,
        address1: '12 Temple Street',
        address2: '',
        city: 'Thoothukudi',
        state,
        country,
        mobile: '9000000077',
        countryCode: '+91',
        email,
        aadharNumber: '',
        passportNumber: '',
        currentPassword: w.far.password,
      },
    });
    expect(change.status).toBe(200);
    const own = idsOf(w.known.filter(({ owner }) => owner === w.far));
    expect(idsOf(await w.find({ city: 'thoothu' }))).toEqual(own);
    expect(idsOf(await w.find({ mobile: '9000000077' }))).toEqual(own);
    expect(await w.find({ city: 'chennai' })).toEqual([]);
    await w.pool.query("update users set city = 'Salem' where id = $1", [w.staff.user.id]);
    const mixed = w.known.filter((report) => report.owner === w.staff && !report.city.includes('Madurai'));
    expect(idsOf(await w.find({ userType: 'GROUP', city: 'salem' }))).toEqual(idsOf(mixed));
    expect(await w.find({ userType: 'GROUP', city: 'madurai' })).toHaveLength(5);
  });

  it('a correction, a deletion and an account that is gone', async () => {
    const one = await w.person('user', { city: 'Ariyalur' });
    const id = await requestReport(one, { name: 'Before Then', dateOfBirth: '2012-09-01' });
    await readyForAdmin(w.admin, id);
    await w.pool.query("update reports set payment_status = 'PAID' where id = $1", [id]);
    const body = await birthBody(one, { name: 'Afterwards Now', dateOfBirth: '2014-09-01' });
    expect((await one.call(reports.correct, { params: { id }, body })).status).toBe(200);
    await readyForAdmin(w.admin, id);
    expect(await w.find({ userName: 'before then' })).toEqual([]);
    expect(idsOf(await w.find({ userName: 'afterwards', city: 'ariyalur' }))).toEqual([id]);
    await w.pool.query('delete from reports where id = $1', [id]);
    expect(await w.find({ city: 'ariyalur' })).toEqual([]);
    const { rows } = await w.pool.query('select from report_search where owner_id = $1', [one.user.id]);
    expect(rows).toHaveLength(0);
  });

  it('two changes of a report and its account at the same time', async () => {
    const one = await w.person('user', { city: 'Ambur' });
    const id = await requestReport(one, { name: 'Racer' });
    await readyForAdmin(w.admin, id);
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        w.pool.query('update reports set name = $2 where id = $1', [id, `Racer${round}`]),
        w.pool.query('update users set city = $2 where id = $1', [one.user.id, `Ambur${round}`]),
      ]);
      expect(idsOf(await w.find({ userName: `racer${round}`, city: `ambur${round}` }))).toEqual([id]);
    }
    await w.pool.query('delete from reports where id = $1', [id]);
  });
});

describe('an export', () => {
  const lines = async (query: Query) => {
    const answer = await w.admin.call(productReports.export, { query });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(answer.body);
    expect(text.startsWith('\uFEFF')).toBe(true);
    return {
      disposition: answer.headers.get('content-disposition'),
      lines: text.slice(1).trimEnd().split('\r\n'),
    };
  };

  it('is the filtered list, in its order, with the record of a list and nothing sensitive', async () => {
    const query = { userName: 'an', sortOrder: 'asc' };
    const { disposition, lines: all } = await lines(query);
    expect(disposition).toMatch(/filename="?reports-\d{4}-\d\d-\d\d\.csv/);
    const [head = '', ...rows] = all;
    expect(head).toBe(
      'id,userType,name,gender,dateOfBirth,timeOfBirth,timeAccuracy,placeOfBirth,timeZone,birthType,reportType,refferedBy,createdDate,paymentStatus,stage,chandraRasi,nakshatra,account,user,group,branch',
    );
    const listed = (await w.find(query)).map(({ id }) => id);
    expect(rows.map((row) => row.split(',')[0])).toEqual(listed);
    expect(rows.join()).not.toMatch(/90000000|Kovilpatti/);
    expect((await lines({ userType: 'GROUP' })).disposition).toContain('group-reports-');
  });

  it('has nothing that a spreadsheet would calculate', async () => {
    const { lines: all } = await lines({ refferedBy: 'hyperlink' });
    expect(all).toHaveLength(2);
    expect(all[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('of nothing is its headings alone', async () => {
    expect((await lines({ userName: 'nobody at all' })).lines).toHaveLength(1);
  });

  it('takes no page, and is for the product admin alone', async () => {
    const paged = await w.admin.call(productReports.export, { query: { page: 1 } });
    expect(paged.failure.errors?.[0]?.path).toBe('page');
    expect((await w.near.call(productReports.export)).status).toBe(403);
    expect((await w.staff.call(productReports.listContent)).status).toBe(403);
  });
});
