import { productPayments } from '@udaya/contract/product-payments';
import { productReports, reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { readyForAdmin } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { type Person, type World, world } from '../testing/world.ts';

let w: World;
let admin: Person;
let parent: Person;
let other: Person;
let groupId: string;
let branchId: string;
let staff: Person;
let ofGroup: string;
const own: string[] = [];

const listed = async (query: Record<string, string | number>) => {
  const answer = await admin.call(productReports.list, { query: { size: 100, ...query } });
  expect(answer.failure.errors).toBeUndefined();
  const { userBirthChartList, totalElements } = answer.body;
  expect(totalElements).toBe(userBirthChartList.length);
  return userBirthChartList.map(({ id }) => id).toSorted();
};

beforeAll(async () => {
  w = await world();
  await w.startWorkers();
  admin = await w.person('productAdmin');
  parent = await w.person('user', { city: 'Kovilpatti', mobile: '9000000001' });
  other = await w.person('user', { city: 'Chennai', mobile: '9000000002' });
  own.push(await requestReport(parent, { name: 'Anbu Selvi', refferedBy: 'Dr. Mani' }));
  own.push(
    await requestReport(parent, { name: 'Vetri', dateOfBirth: '2019-02-03', timeOfBirth: '06:10 AM' }),
  );
  own.push(await requestReport(other, { name: 'Anbu Kumar', refferedBy: 'Self', dateOfBirth: '2012-09-01' }));
  // Groups have no form yet: a consumer's report becomes one of a group by hand.
  staff = await w.person('groupUser');
  groupId = staff.user.groupId ?? '';
  branchId = staff.user.branchId ?? '';
  ofGroup = await requestReport(parent, { name: 'Of The Group' });
  for (const id of [...own, ofGroup]) await readyForAdmin(admin, id);
  await w.pool.query('update reports set owner_id = $1, group_id = $2, branch_id = $3 where id = $4', [
    staff.user.id,
    groupId,
    branchId,
    ofGroup,
  ]);
});
afterAll(async () => w.close());

describe('the product admin’s list', () => {
  it('says whose each report is, and so does its export', async () => {
    const whoseOf = async (query: Record<string, string>) =>
      (await admin.call(productReports.list, { query })).body.userBirthChartList[0]?.whose;
    const { username, firstName, lastName } = other.user;
    const user = `${firstName} ${lastName}`;
    expect(await whoseOf({ userName: 'Anbu Kumar' })).toEqual({
      account: username,
      user,
      groupId: null,
      group: '',
      branch: '',
    });
    const { rows } = await w.pool.query(
      'select groups.name as group, branches.name as branch from groups join branches on group_id = groups.id where branches.id = $1',
      [branchId],
    );
    const maker = { account: staff.user.username, user: `${staff.user.firstName} ${staff.user.lastName}` };
    expect(await whoseOf({ userType: 'GROUP' })).toEqual({ ...maker, ...rows[0], groupId });
    const linesOf = async (query: Record<string, string>) =>
      Buffer.from((await admin.call(productReports.export, { query })).body)
        .toString()
        .trim()
        .split('\r\n');
    const [header = '', line = ''] = await linesOf({ userName: 'Anbu Kumar' });
    expect(header.endsWith(',account,user,group,branch')).toBe(true);
    expect(line.endsWith(`,${username},${user},,`)).toBe(true);
    const [, ofGroups = ''] = await linesOf({ userType: 'GROUP' });
    expect(ofGroups.endsWith(`,${maker.account},${maker.user},${rows[0].group},${rows[0].branch}`)).toBe(
      true,
    );
  });

  it('holds the reports of consumers, and those of groups where they are asked for', async () => {
    const consumers = own.toSorted();
    expect(await listed({})).toEqual(consumers);
    expect(await listed({ userType: 'ASTROUSER' })).toEqual(consumers);
    expect(await listed({ userType: '' })).toEqual(consumers);
    expect(await listed({ userType: 'GROUP' })).toEqual([ofGroup]);
    expect((await admin.call(productReports.list, { query: { userType: 'USER' } })).status).toBe(400);
  });

  it('narrows by each of its filters, and an empty one narrows nothing', async () => {
    const [first = '', second = '', third = ''] = own;
    expect(await listed({ userName: 'anbu' })).toEqual([first, third].toSorted());
    expect(await listed({ refferedBy: 'mani' })).toEqual([first]);
    expect(await listed({ city: 'kovil' })).toEqual([first, second].toSorted());
    expect(await listed({ mobile: '9000000002' })).toEqual([third]);
    expect(await listed({ userId: other.user.id })).toEqual([third]);
    expect(await listed({ userName: 'anbu', city: 'chennai' })).toEqual([third]);
    expect(await listed({ userType: 'GROUP', groupMasterId: groupId })).toEqual([ofGroup]);
    expect(await listed({ userType: 'GROUP', branchId })).toEqual([ofGroup]);
    expect(await listed({ userType: 'GROUP', branchId: 'another-branch' })).toEqual([]);
    expect(await listed({ userType: 'GROUP', userId: staff.user.id })).toEqual([ofGroup]);
    const empty = ['userName', 'refferedBy', 'city', 'mobile', 'planet', 'position', 'userId'];
    expect(await listed(Object.fromEntries(empty.map((name) => [name, ''])))).toHaveLength(3);
  });

  it('finds a planet in a position, also after a correction moved it', async () => {
    const report = await readyForAdmin(admin, own[2] ?? '');
    const [chart] = (
      await w.pool.query(
        `select content -> 'chart' -> 'points' as points from report_versions where report_id = $1`,
        [report.id],
      )
    ).rows;
    const jupiter: number = chart.points.Jupiter.sign;
    const elsewhere = (jupiter % 12) + 1;
    expect(await listed({ planet: `Jupiter##${jupiter}` })).toContain(report.id);
    expect(await listed({ planet: `Jupiter##${jupiter}`, position: jupiter })).toContain(report.id);
    expect(await listed({ planet: 'Jupiter', position: jupiter })).toContain(report.id);
    expect(await listed({ planet: `Jupiter##${elsewhere}` })).not.toContain(report.id);
    // Two years later Jupiter stands in another sign.
    const body = await birthBody(parent, {
      name: 'Anbu Kumar',
      refferedBy: 'Self',
      dateOfBirth: '2014-09-01',
    });
    expect((await other.call(reports.correct, { params: { id: report.id }, body })).status).toBe(200);
    await readyForAdmin(admin, report.id);
    expect(await listed({ planet: `Jupiter##${jupiter}` })).not.toContain(report.id);
    const unreal: Record<string, string | number>[] = [
      { planet: 'Pluto##1' },
      { planet: 'Moon' },
      { position: 3 },
      { planet: 'Moon##13' },
    ];
    for (const query of unreal)
      expect((await admin.call(productReports.list, { query })).failure.errors).toHaveLength(1);
    const contradiction = { planet: 'Moon##3', position: 4 };
    expect((await admin.call(productReports.list, { query: contradiction })).failure.errors?.[0]?.path).toBe(
      'position',
    );
  });

  it('says of each report the Moon’s sign and lunar mansion, as the report does', async () => {
    const rows = (await admin.call(productReports.list)).body.userBirthChartList;
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const { chandraRasi, nakshatra } = (await admin.call(productReports.read, { params: { id: row.id } }))
        .body;
      expect(row.chandraRasi).toMatch(/^\w+ \(\w+\)$/);
      expect(row.nakshatra).toMatch(/, pada [1-4]$/);
      expect(row).toMatchObject({ chandraRasi, nakshatra, userType: 'ASTROUSER' });
    }
    const [theirs] = (await parent.call(reports.list)).body.userBirthChartList;
    expect(theirs).not.toHaveProperty('nakshatra');
  });

  it('counts what is there after reports came, moved and went', async () => {
    const counts = async () => [
      (await admin.call(productReports.list)).body.totalElements,
      (await admin.call(productReports.list, { query: { userType: 'GROUP' } })).body.totalElements,
    ];
    const before = await counts();
    const leaving = await w.person('user');
    const ids = await Promise.all(['One', 'Two', 'Three'].map((name) => requestReport(leaving, { name })));
    expect(await counts()).toEqual([(before[0] ?? 0) + 3, before[1]]);
    await w.pool.query('update reports set group_id = $1 where id = $2', [groupId, ids[0]]);
    expect(await counts()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    for (const id of ids) await readyForAdmin(admin, id);
    await w.pool.query('delete from reports where id = any($1)', [ids]);
    expect(await counts()).toEqual(before);
  });

  it('leafs through all reports without leaving one out, from either end', async () => {
    for (const sortOrder of ['asc', 'desc']) {
      const seen: string[] = [];
      for (let page = 0; page < 3; page++) {
        const { body } = await admin.call(productReports.list, { query: { page, size: 1, sortOrder } });
        expect(body).toMatchObject({ totalElements: 3, totalPages: 3, size: 1 });
        seen.push(...body.userBirthChartList.map(({ id }) => id));
      }
      expect(seen).toEqual(sortOrder === 'asc' ? own : own.toReversed());
    }
  });
});

describe('the product admin’s PDF', () => {
  it('answers for a group’s report only with userType=GROUP, and for a consumer’s only without', async () => {
    const status = async (id: string, userType?: string) =>
      (await admin.call(productReports.readPdf, { query: { id, ...(userType ? { userType } : {}) } })).status;
    const [consumers = ''] = own;
    expect(await status(consumers)).toBe(200);
    expect(await status(consumers, 'ASTROUSER')).toBe(200);
    expect(await status(consumers, 'GROUP')).toBe(404);
    expect(await status(ofGroup, 'GROUP')).toBe(200);
    expect(await status(ofGroup)).toBe(404);
    expect(await status(ofGroup, 'ASTROUSER')).toBe(404);
    expect(await status(ofGroup, 'EVERYBODY')).toBe(400);
    const named = await admin.call(productReports.readPdf, { query: { id: ofGroup, userType: 'GROUP' } });
    expect(named.headers.get('content-disposition')).toContain('AI_Report_Of_The_Group.pdf');
    const detail = { params: { id: ofGroup } };
    const { chartImage, reportJson } = (
      await admin.call(productReports.read, { ...detail, query: { userType: 'GROUP' } })
    ).body;
    expect(Buffer.from(chartImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    for (const item of JSON.parse(reportJson))
      expect(item).toEqual({
        planet: expect.stringMatching(/./),
        descriptionTitle: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
      });
    expect((await admin.call(productReports.read, detail)).body.userType).toBe('GROUP');
    expect(
      (await admin.call(productReports.read, { ...detail, query: { userType: 'ASTROUSER' } })).status,
    ).toBe(404);
  });
});

describe('a query parameter that a route does not know', () => {
  it('is refused with its name, whatever the route', async () => {
    const calls = [
      parent.call(reports.list, { query: { refferedBy: 'x' } }),
      parent.call(reports.read, { params: { id: own[0] ?? '' }, query: { refferedBy: 'x' } }),
      parent.call(reports.readPdf, { query: { id: own[0] ?? '', refferedBy: 'x' } }),
      admin.call(productReports.list, { query: { refferedby: 'x' } }),
      admin.call(productReports.listContent, { query: { refferedby: 'x' } }),
      admin.call(productReports.export, { query: { refferedby: 'x' } }),
      admin.call(productPayments.list, { query: { refferedBy: 'x' } }),
    ];
    for (const { status, failure } of await Promise.all(calls)) {
      expect(status).toBe(400);
      expect(failure.errors?.[0]?.path.toLowerCase()).toBe('refferedby');
    }
    for (const { method, url } of w.app.declaredRoutes) {
      if (url === '/api/openapi.json' || !url.startsWith('/api/') || url.startsWith('/api/docs')) continue;
      const path = url
        .replace(':type', 'child')
        .replace(':lang', 'ta')
        .replace('/versions/:id', '/versions/1')
        .replace(/:\w+/g, 'abcdefgh12345678');
      for (const person of [undefined, parent, admin, staff]) {
        const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
        const answer = await fetch(`${w.origin}${path}?unheardOf=1&token=x`, {
          method: String(method),
          headers,
        });
        const body = (await answer.json()) as { errors?: { path: string }[] };
        if (answer.status === 401 || answer.status === 403) continue;
        expect([url, answer.status]).toEqual([url, 400]);
        // A body that is missing is refused before the query is looked at.
        if (method === 'GET') expect(body.errors?.map((one) => one.path)).toContain('unheardOf');
      }
    }
  });

  it('is not what the original client sends', async () => {
    const id = own[0] ?? '';
    const sent = [
      parent.call(reports.list, { query: { page: 0, size: 10, sortOrder: 'desc', reportCreatedDate: '' } }),
      admin.call(productReports.list, {
        query: {
          page: 0,
          size: 10,
          sortOrder: 'desc',
          reportCreatedDate: '',
          reportCreatedEndDate: '',
          planet: '',
          position: '',
          userName: '',
          refferedBy: '',
          city: '',
          mobile: '',
          userType: 'GROUP',
          groupMasterId: '',
          branchId: '',
          userId: '',
        },
      }),
      admin.call(productReports.read, { params: { id: ofGroup }, query: { userType: 'GROUP' } }),
      parent.call(reports.readPdf, { query: { id } }),
    ];
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
