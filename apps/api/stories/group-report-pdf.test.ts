import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { productReports, reports } from '@udaya/contract/reports';
import type { Route } from '@udaya/contract/route';
import { describe, expect, it } from 'vitest';
import { copyReport, type TwoGroups, twoGroups } from '../testing/group-people.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readyReport } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

/** One report of each place, as it lies to Anbu of the northern branch. */
const at: Record<string, string> = {};

const w = await sharedWorld({ works: true });
const people = await twoGroups(w);
const parent = await w.person('user');
const model = await requestReport(parent, { name: 'Consumer Child' });
await readyReport(parent, model);
const of = async (name: string, owner: Person, change: Record<string, unknown> = {}) => {
  at[name] = await copyReport(w, model, owner, { name, ...change });
};
await of('Own', people.anbu);
await of('Own of a trial', people.anbu, { payment_status: 'TRIAL' });
await of('Same branch', people.bala);
await of('Other branch', people.chitra);
await of('Other group', people.otherUser);
await of('By the form', people.chitra, { owner_id: null });
await of('Taken back', people.anbu, { payment_status: 'REFUNDED' });
await of('Being written', people.anbu, { stage: 'wording' });

const routes = {
  groupUser: groupUserReports,
  branchAdmin: branchAdminReports,
  groupAdmin: groupAdminReports,
};
const routesOf = (person: Person) => routes[person.user.role as keyof typeof routes];
const read = (person: Person, id: string) => person.call(routesOf(person).read, { params: { id } });
const download = (person: Person, id: string) => person.call(routesOf(person).readPdf, { query: { id } });

describe('a report of a group', () => {
  const reach: [who: (from: TwoGroups) => Person, role: string, places: string[]][] = [
    [({ anbu }) => anbu, 'group user', ['Own', 'Own of a trial']],
    [({ northAdmin }) => northAdmin, 'branch admin', ['Own', 'Own of a trial', 'Same branch']],
    [
      ({ admin }) => admin,
      'group admin',
      ['Own', 'Own of a trial', 'Same branch', 'Other branch', 'By the form'],
    ],
  ];
  const places = ['Own', 'Own of a trial', 'Same branch', 'Other branch', 'Other group', 'By the form'];

  it.each(reach)(
    'opens to %s, the %s, as far as the role reaches, as page and as PDF',
    async (who, _role, open) => {
      const person = who(people);
      for (const place of [...places, 'missing']) {
        const id = at[place] ?? 'no-such-report';
        const expected = open.includes(place) ? 200 : 404;
        const [page, pdf] = [await read(person, id), await download(person, id)];
        expect([place, page.status, pdf.status]).toEqual([place, expected, expected]);
        if (expected === 404) {
          for (const { failure } of [page, pdf])
            expect(failure).toEqual({
              code: 'record.missing',
              message: failure.message,
              requestId: failure.requestId,
            });
          continue;
        }
        expect(page.body).toMatchObject({
          id,
          name: place,
          userType: 'GROUP',
          preview: false,
          chartImage: '',
        });
        const items = JSON.parse(page.body.reportJson) as Record<string, string>[];
        expect(items.length).toBeGreaterThan(5);
        expect(Object.keys(items[0] ?? {})).toEqual(['description']);
        expect(pdf.headers.get('content-type')).toBe('application/pdf');
        expect(pdf.headers.get('content-disposition')).toContain(`AIReport_${place.replaceAll(' ', '_')}`);
        expect(await pdfText(pdf.body)).toContain(place);
      }
    },
  );

  it('is nobody’s by the way of another role, and a consumer’s is nobody’s here', async () => {
    const id = at.Own ?? '';
    const all: Route[] = Object.values(routes).flatMap(({ read: page, readPdf }) => [page, readPdf]);
    for (const person of [people.anbu, people.northAdmin, people.admin, parent])
      for (const route of all) {
        const own = Object.values<Route>(routes[person.user.role as keyof typeof routes] ?? {}).includes(
          route,
        );
        const answer = await person.call(route, route.params ? { params: { id } } : { query: { id } });
        expect([route.path, answer.status]).toEqual([route.path, own ? 200 : 403]);
      }
    for (const person of [people.anbu, people.northAdmin, people.admin])
      expect([(await read(person, model)).status, (await download(person, model)).status]).toEqual([
        404, 404,
      ]);
    expect((await parent.call(reports.read, { params: { id } })).status).toBe(404);
  });

  it('that was taken back is closed, and one that is being written is no PDF yet', async () => {
    const closed = await download(people.admin, at['Taken back'] ?? '');
    expect([closed.status, closed.failure.code]).toEqual([409, 'report.refunded']);
    expect((await read(people.anbu, at['Taken back'] ?? '')).body.reportJson).toBe('[]');
    const early = await download(people.anbu, at['Being written'] ?? '');
    expect([early.status, early.failure.code]).toEqual([409, 'report.not_ready']);
    expect((await read(people.anbu, at['Being written'] ?? '')).body).toMatchObject({ stage: 'wording' });
  });

  it('stands in the audit log as viewed and downloaded, by whom', async () => {
    const { northAdmin } = people;
    const id = at['Same branch'] ?? '';
    await read(northAdmin, id);
    await download(northAdmin, id);
    const { rows } = await w.pool.query<{ action: string }>(
      `select distinct action from audit_log where actor_id = $1 and target_id = $2 order by action`,
      [northAdmin.user.id, id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['report.downloaded', 'report.viewed']);
    const { rows: refused } = await w.pool.query(
      'select from audit_log where actor_id = $1 and target_id = $2',
      [northAdmin.user.id, at['Other group']],
    );
    expect(refused).toEqual([]);
  });

  it('is the product admin’s by its own way, with titles and chart', async () => {
    const admin = await w.person('productAdmin');
    const { status, body } = await admin.call(productReports.read, {
      params: { id: at.Own ?? '' },
      query: { userType: 'GROUP' },
    });
    expect([status, body.chartImage.length > 100]).toEqual([200, true]);
  });
});

describe('a report of a group guards', () => {
  it('against a session that ended meanwhile: a disabled account opens nothing', async () => {
    const gone = people.bala;
    expect((await read(gone, at['Same branch'] ?? '')).status).toBe(200);
    await w.pool.query(`update users set status = 'DISABLED' where id = $1`, [gone.user.id]);
    expect((await read(gone, at['Same branch'] ?? '')).status).toBe(401);
    expect((await download(gone, at['Same branch'] ?? '')).status).toBe(401);
  });
});
