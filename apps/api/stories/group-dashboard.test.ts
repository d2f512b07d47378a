import { groupFigures } from '@udaya/contract/group-figures';
import { groupAdminReports } from '@udaya/contract/group-reports';
import { groups } from '@udaya/contract/groups';
import { describe, expect, it } from 'vitest';
import { groupHouse, groupPerson } from '../testing/group-people.ts';
import { manyReports } from '../testing/many-reports.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld();
const makeReports = await manyReports(w);

const trend = async (person: Person, query: Record<string, string | number> = {}) =>
  (await person.call(groupFigures.readTrend, { query })).body;
const today = () => Temporal.Now.plainDateISO('Asia/Kolkata');

describe('the reports of a group over time', () => {
  it('are counted by day for thirty and for ninety days, and by week for a year', async () => {
    const { admin, of, north } = await groupHouse(w);
    await makeReports(2, { ...of, branchId: north });
    await makeReports(3, { ...of, branchId: north, daysAgo: 40 });
    await makeReports(4, { ...of, daysAgo: 100 });
    const month = await trend(admin);
    expect(month).toMatchObject({ every: 'day', total: 2, before: 3 });
    expect(month.spans).toHaveLength(30);
    expect(month.spans.at(-1)).toEqual({ day: String(today()), reports: 2 });
    const quarter = await trend(admin, { days: 90 });
    expect([quarter.spans.length, quarter.total, quarter.before]).toEqual([90, 5, 4]);
    expect(quarter.spans.find(({ reports }) => reports === 3)?.day).toBe(
      String(today().subtract({ days: 40 })),
    );
    const year = await trend(admin, { days: 364 });
    expect(year).toMatchObject({ every: 'week', total: 9, before: 0 });
    expect(year.spans).toHaveLength(52);
    expect(year.spans.at(-1)).toEqual({ day: String(today().subtract({ days: 6 })), reports: 2 });
  });

  it('are no more than the actor can see, and agree with the count above them', async () => {
    const { group, admin, of, north, south } = await groupHouse(w);
    const { of: others } = await groupHouse(w);
    const head = await groupPerson(w, group, 'branchAdmin', north);
    const worker = await groupPerson(w, group, 'groupUser', north);
    await makeReports(5, { ...of, branchId: north, ownerId: worker.user.id });
    await makeReports(7, { ...of, branchId: north, ownerId: head.user.id });
    await makeReports(11, { ...of, branchId: south });
    await makeReports(13, others);
    const totals = await Promise.all(
      [admin, head, worker].map(async (one) => [
        (await trend(one)).total,
        (await one.call(groups.countReports)).body.totalCount,
      ]),
    );
    expect(totals).toEqual([
      [23, 23],
      [12, 12],
      [5, 5],
    ]);
  });

  it('begin each day where the reader is', async () => {
    const { admin, of } = await groupHouse(w);
    await makeReports(1, of);
    const there = await trend(admin, { timeZone: 'Pacific/Auckland' });
    expect(there.spans.at(-1)?.day).toBe(String(Temporal.Now.plainDateISO('Pacific/Auckland')));
    const odd: Record<string, string | number>[] = [
      { timeZone: 'Nowhere/Land' },
      { days: 31 },
      { branchId: 'foreign-branch' },
    ];
    for (const query of odd) {
      const refused = await admin.call(groupFigures.readTrend, { query });
      expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([400, Object.keys(query)[0]]);
    }
  });
});

describe('the parts of a group', () => {
  it('are its branches for a group admin, those without reports and what is in none among them', async () => {
    const { admin, of, north, south } = await groupHouse(w, ['North', 'South', 'East']);
    await makeReports(12, { ...of, branchId: north });
    await makeReports(20, { ...of, branchId: south });
    await makeReports(10, of);
    await makeReports(40, { ...of, branchId: north, daysAgo: 50 });
    expect((await trend(admin)).breakdown).toEqual({
      by: 'branch',
      parts: [
        { id: south, name: 'South', reports: 20 },
        { id: north, name: 'North', reports: 12 },
        { id: '', name: '', reports: 10 },
        { id: expect.any(String), name: 'East', reports: 0 },
      ],
    });
    const longer = (await trend(admin, { days: 90 })).breakdown;
    expect(longer?.parts[0]).toEqual({ id: north, name: 'North', reports: 52 });
  });

  it('are told as they are where they are few, as the list tells them to whoever may open the reports', async () => {
    const { admin, of, north, south } = await groupHouse(w);
    await makeReports(30, { ...of, branchId: north });
    await makeReports(1, { ...of, branchId: south });
    const { breakdown } = await trend(admin);
    expect(breakdown?.parts.map(({ id, reports }) => [id, reports])).toEqual([
      [north, 30],
      [south, 1],
    ]);
    const listed = await admin.call(groupAdminReports.list, { query: { branchId: south } });
    expect(listed.body.totalElements).toBe(1);
  });

  it('are the people of the branch for a branch admin, and nobody for a group user', async () => {
    const { group, of, north, south } = await groupHouse(w);
    const head = await groupPerson(w, group, 'branchAdmin', north, { firstName: 'Asha', lastName: 'Nair' });
    const worker = await groupPerson(w, group, 'groupUser', north, {
      firstName: 'Bala',
      lastName: 'Murugan',
    });
    const moved = await groupPerson(w, group, 'groupUser', south);
    await makeReports(15, { ...of, branchId: north, ownerId: head.user.id });
    await makeReports(25, { ...of, branchId: north, ownerId: worker.user.id });
    await makeReports(8, { ...of, branchId: north, ownerId: moved.user.id });
    await makeReports(4, { ...of, branchId: north });
    await makeReports(50, { ...of, branchId: south, ownerId: moved.user.id });
    expect((await trend(head)).breakdown).toEqual({
      by: 'user',
      parts: [
        { id: worker.user.id, name: 'Bala Murugan', reports: 25 },
        { id: head.user.id, name: 'Asha Nair', reports: 15 },
        { id: '', name: '', reports: 12 },
      ],
    });
    expect((await trend(worker)).breakdown).toBeNull();
  });
});
