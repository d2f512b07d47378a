import { productReports } from '@udaya/contract/reports';
import { expect } from 'vitest';
import { mobileIndex } from './mobile-index.ts';
import { readyForAdmin } from './ready-report.ts';
import { requestReport } from './request-report.ts';
import { type Person, type World, world } from './world.ts';

export type Query = Record<string, string | number>;

/** A report as a story knows it: what each filter should find is worked out from these. */
export interface Known {
  id: string;
  name: string;
  referredBy: string;
  owner: Person;
  city: string;
  mobile: string;
  created: string;
  moon: number;
}

const names = [
  ['Anbu Selvi', 'Self'],
  ['ANBU KUMAR', 'Dr. Mani'],
  ["R.K. O'Brien-Nair", "Dr. O'Brien"],
  ['தமிழ்ச்செல்வி', 'அம்மா'],
  ['மீனா ராஜன்', 'Self'],
  ['लक्ष्मी देवी', 'स्वयं'],
  // Composed in the first, decomposed in the second.
  ['Andr\u00e9 \u00c9mile', 'Self'],
  ['Andre\u0301 Lobo', '=HYPERLINK("x")'],
  ['100% True_Name', 'a\\b'],
  ['Anand', '-'],
  ['Leela Nandakumar', '+91 Mani'],
  ['😀😀😀 Smile', 'Self'],
  ['Zoë Straßer', 'Dr. ﬁne'],
] as const;

/** A world with reports of two consumers and of a group, and the product admin who looks for them. */
export interface KnownWorld extends World {
  admin: Person;
  near: Person;
  far: Person;
  staff: Person;
  known: Known[];
  /** All that a query finds, on one page. */
  find(query: Query): Promise<Awaited<ReturnType<typeof ask>>>;
}

/** The ids of rows, whatever their order. */
export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

async function ask(admin: Person, query: Query) {
  const { status, body, failure } = await admin.call(productReports.list, { query: { size: 100, ...query } });
  expect([query, status, failure.errors]).toEqual([query, 200, undefined]);
  expect(body).toMatchObject({ totalElements: body.userBirthChartList.length, totalIsExact: true });
  return body.userBirthChartList;
}

/** Opens it; each report is a copy of one that was written, with a name, an owner and a day of its own. */
export async function openKnownWorld(): Promise<KnownWorld> {
  const w = await world();
  await w.startWorkers();
  const admin = await w.person('productAdmin');
  const near = await w.person('user', { city: 'Kovilpatti', mobile: '9000000001' });
  const far = await w.person('user', { city: 'Chennai', mobile: '9000000002' });
  const staff = await w.person('groupUser', { city: 'Mumbai', mobile: '9000000003' });
  const known: Known[] = [];
  const model = await requestReport(near, { name: 'Model' });
  await readyForAdmin(admin, model);
  for (const [index, [name, referredBy]] of names.entries()) {
    for (const owner of [index % 2 === 0 ? near : far, staff]) {
      // Of a group's reports some say where their person lives.
      const own = owner === staff && index % 3 === 0;
      const report: Known = {
        id: `known-report-${known.length}`,
        name,
        referredBy,
        owner,
        city: own ? 'மதுரை Madurai' : (owner.user.city ?? ''),
        mobile: own ? '9000000001' : (owner.user.mobile ?? ''),
        created: `2026-03-0${1 + (index % 7)}`,
        moon: 4 + (known.length % 3),
      };
      known.push(report);
      await w.pool.query(
        `insert into reports select made.* from reports r cross join lateral jsonb_populate_record(r, $2::jsonb) made where r.id = $1`,
        [
          model,
          JSON.stringify({
            id: report.id,
            name,
            referred_by: referredBy,
            owner_id: owner.user.id,
            group_id: owner === staff ? owner.user.groupId : null,
            branch_id: owner === staff ? owner.user.branchId : null,
            city: own ? report.city : null,
            mobile_index: own ? mobileIndex(w, report.mobile) : null,
            created_at: `${report.created}T0${index % 8}:00:00+05:30`,
            positions: [1, 12 + report.moon],
            idempotency_key: null,
          }),
        ],
      );
    }
  }
  await w.pool.query('delete from reports where id = $1', [model]);
  return { ...w, admin, near, far, staff, known, find: (query) => ask(admin, query) };
}
