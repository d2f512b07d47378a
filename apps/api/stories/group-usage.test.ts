import { productGroups } from '@udaya/contract/product-groups';
import { expect, it } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld();
const admin = await w.person('productAdmin');
const reportId = await requestReport(await w.person('user'), {});

let count = 0;
/** Makes reports of a group at an instant, in one statement. */
async function make(groupId: string, branchId: string | null, at: string, many = 1): Promise<void> {
  count += 1;
  await w.pool.query(
    `insert into reports select made.* from reports t, generate_series(1, $5::int) n
     cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 'usage-report-' || $6::int || '-' || n,
       'group_id', $2::text, 'branch_id', $3::text, 'created_at', $4::timestamptz, 'idempotency_key', null)) as made
     where t.id = $1`,
    [reportId, groupId, branchId, at, many, count],
  );
}

const usageOf = async (id: string, months?: number) =>
  (await admin.call(productGroups.readUsage, { params: { id }, query: months ? { months } : {} })).body;

/** The first instant of a month in India, some months ago. */
function monthStart(ago: number): Temporal.ZonedDateTime {
  const today = Temporal.Now.plainDateISO('Asia/Kolkata');
  return today.with({ day: 1 }).subtract({ months: ago }).toZonedDateTime('Asia/Kolkata');
}
const nameOf = (month: Temporal.ZonedDateTime) => month.toPlainDate().toString().slice(0, 7);

it('the usage of a group is counted by month and branch where India’s months begin, also where nothing was made', async () => {
  const { id, branchIds } = await makeGroup(w.db);
  const [north = '', south = ''] = branchIds;
  const begin = monthStart(2);
  await make(id, north, begin.toInstant().toString(), 3);
  await make(id, south, begin.add({ days: 3 }).toInstant().toString(), 2);
  // The last second of the month before, which in Greenwich is the same day as the first of the next one.
  await make(id, north, begin.subtract({ seconds: 1 }).toInstant().toString());
  await make(id, null, monthStart(0).toInstant().toString(), 4);
  const { months, total, branches } = await usageOf(id);
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, ago) => nameOf(monthStart(ago))),
  );
  expect(months.slice(0, 4)).toEqual([
    { month: nameOf(monthStart(0)), reports: 4, byBranch: { '': 4 } },
    { month: nameOf(monthStart(1)), reports: 0, byBranch: {} },
    { month: nameOf(begin), reports: 5, byBranch: { [north]: 3, [south]: 2 } },
    { month: nameOf(monthStart(3)), reports: 1, byBranch: { [north]: 1 } },
  ]);
  expect(total).toBe(10);
  expect(branches).toEqual([
    { id: north, name: 'North' },
    { id: south, name: 'South' },
    { id: '', name: '' },
  ]);
});

it('the usage of a group goes back twelve months, or twenty-four, and no other number of them', async () => {
  const { id } = await makeGroup(w.db);
  await make(id, null, monthStart(12).toInstant().toString());
  await make(id, null, monthStart(24).toInstant().toString());
  expect((await usageOf(id)).total).toBe(0);
  const long = await usageOf(id, 24);
  expect([long.months.length, long.total]).toEqual([24, 1]);
  const odd = await admin.call(productGroups.readUsage, { params: { id }, query: { months: 13 } });
  expect(odd.failure.errors?.[0]?.path).toBe('months');
});

it('what a group made stays counted when it is deleted, and another group’s is no part of it', async () => {
  const one = await makeGroup(w.db);
  const other = await makeGroup(w.db, { name: 'Other house' });
  await make(one.id, null, monthStart(0).toInstant().toString(), 7);
  await make(other.id, null, monthStart(0).toInstant().toString(), 2);
  await make(one.id, null, monthStart(1).toInstant().toString(), 5);
  await w.pool.query('delete from reports where group_id = $1', [one.id]);
  expect((await admin.call(productGroups.read, { params: { id: one.id } })).body.reports).toBe(12);
  const { content: groups } = (
    await admin.call(productGroups.list, { query: { sortField: 'reports', sortOrder: 'desc', size: 100 } })
  ).body;
  const made = groups.map(({ reportsThisMonth }) => reportsThisMonth);
  expect(made).toEqual(made.toSorted((a, b) => b - a));
  const of = (id: string) => groups.find((group) => group.id === id)?.reportsThisMonth;
  expect([of(one.id), of(other.id)]).toEqual([7, 2]);
});

it('reports that several make at once are all counted', async () => {
  const { id, branchIds } = await makeGroup(w.db);
  const at = monthStart(0).toInstant().toString();
  await Promise.all(Array.from({ length: 20 }, (_, n) => make(id, branchIds[n % 2] ?? null, at, 5)));
  expect((await usageOf(id)).total).toBe(100);
});
