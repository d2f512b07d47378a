import { text } from 'node:stream/consumers';
import { productReports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { callFor } from '../src/features/audit/call-for.ts';
import { exportProductReports } from '../src/features/reports/lists/export-list.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

// More matches than are put in order at once, all of them older than what does not match.
const older = 10_400;
const newer = 2_600;
const most = 10_000;

const w = await forThisFile(world());
const admin = await w.person('productAdmin');
const parent = await w.person('user', { city: 'Karur' });
const model = await requestReport(parent, { name: 'Model' });
await w.pool.query(
  `insert into reports select made.* from reports r, generate_series(1, $2::int) n
   cross join lateral jsonb_populate_record(r, jsonb_build_object('id', 'many-' || lpad(n::text, 6, '0'), 'idempotency_key', null,
     'name', case when n <= $3 then 'Kumari ' else 'Zarina ' end || case when n % 100 = 0 then 'Rare' else 'Bano' end,
     'created_at', now() - interval '30 days' + n * interval '1 minute')) as made where r.id = $1`,
  [model, older + newer, older],
);
await w.pool.query('delete from reports where id = $1', [model]);
await w.pool.query('vacuum (analyze)');

const idOf = (n: number) => `many-${String(n).padStart(6, '0')}`;
/** The rows of a page, by their place among all that match. */
const expected = (sortOrder: string, page: number) =>
  Array.from({ length: 10 }, (_, at) => page * 10 + at).map((at) =>
    idOf(sortOrder === 'asc' ? at + 1 : older - at),
  );

const list = async (query: Record<string, string | number>) =>
  (await admin.call(productReports.list, { query })).body;
const idsIn = ({ userBirthChartList: rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

describe('of more reports than are counted', () => {
  it('each page is right, the first and the last that is offered, from either end', async () => {
    const queries: Record<string, string>[] = [
      { userName: 'kum' },
      { userName: 'ku' },
      { userName: 'kumari', city: 'kar' },
    ];
    for (const query of queries) {
      for (const sortOrder of ['asc', 'desc']) {
        for (const page of [0, 7, 500, 999]) {
          const found = await list({ ...query, sortOrder, page });
          expect([query, sortOrder, page, idsIn(found)]).toEqual([
            query,
            sortOrder,
            page,
            expected(sortOrder, page),
          ]);
          expect(found).toMatchObject({ totalElements: most, totalIsExact: false, totalPages: most / 10 });
        }
      }
    }
  });

  it('the whole list says the same, and what is few among them is counted exactly', async () => {
    expect(await list({})).toMatchObject({ totalElements: most, totalIsExact: false });
    expect(await list({ userType: 'GROUP' })).toMatchObject({ totalElements: 0, totalIsExact: true });
    const rare = await list({ userName: 'kumari rare', page: 10 });
    expect(rare).toMatchObject({ totalElements: older / 100, totalIsExact: true });
    expect(idsIn(rare)).toEqual([400, 300, 200, 100].map(idOf));
    expect(await list({ userName: 'kum', page: 1_200 })).toMatchObject({ userBirthChartList: [] });
  });

  it('an export has them all, in their order', async () => {
    for (const sortOrder of ['asc', 'desc']) {
      const answer = await admin.call(productReports.export, { query: { userName: 'kum', sortOrder } });
      const lines = new TextDecoder().decode(answer.body).trimEnd().split('\r\n');
      const ids = lines.slice(1).map((line) => line.split(',')[0]);
      expect(ids).toHaveLength(older);
      const inOrder = ids.toSorted((a = '', b = '') => (a < b ? -1 : 1));
      expect(ids).toEqual(sortOrder === 'asc' ? inOrder : inOrder.toReversed());
    }
  });

  it('an export that holds no more says so in its last line', async () => {
    const { id: userId } = admin.user;
    const actor = { userId, role: 'productAdmin', groupId: null, branchId: null } as const;
    const ctx = {
      ...callFor(w.db, actor, 'a-request'),
      publicUrl: () => w.origin,
      peopleKey: Buffer.alloc(32),
    };
    for (const [userName, atMost, lines] of [
      ['kum', 1_000, 1_002],
      ['kumari rare', 104, 105],
      ['kumari rare', 103, 105],
    ] as const) {
      const { bytes } = await exportProductReports(ctx, { sortOrder: 'desc', userName }, atMost);
      const all = (await text(bytes)).trimEnd().split('\r\n');
      expect([userName, atMost, all.length]).toEqual([userName, atMost, lines]);
      const isCut = lines === atMost + 2;
      expect(all.at(-1)?.includes('reports, and there are more')).toBe(isCut);
    }
  });
});
