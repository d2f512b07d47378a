import { expect, it } from 'vitest';
import { listPeopleRows, type PeopleQuestion } from '../src/features/accounts/store-people.ts';
import { queryLayerOver } from '../src/platform/database/database.ts';
import { tenantDb } from '../src/platform/database/handles.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

// What a statement costs is told by the pages of the database that it touches: the same on every machine, however busy.
const accounts = 20_000;
/** All of the table's pages are more than twice as many. */
const atMost = 200;

const w = await forThisFile(world());
await w.pool.query(
  `insert into users (id, username, email, password_hash, role, status, first_name, last_name, mobile, city, country, created_at)
   select 'many-' || n, 'many-user-' || n, 'many-' || n || '@udaya.example', repeat('x', 90), 'user',
     case when n % 400 = 0 then 'DISABLED' else 'ACTIVE' end::user_status, 'Meena ' || n, 'சுந்தரம்', (9800000000 + n)::text,
     'City ' || n % 50, 'India', now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
  [accounts],
);
await w.pool.query('vacuum (analyze)');

/** How many pages of the database each statement of a list touches. */
async function pagesTouched(question: Partial<PeopleQuestion>): Promise<number[]> {
  const statements: [text: string, values: unknown[]][] = [];
  const actor = { userId: 'many', role: 'productAdmin', groupId: null, branchId: null } as const;
  const db = tenantDb(
    queryLayerOver(w.pool, (...statement) => void statements.push(statement)),
    actor,
  );
  await listPeopleRows(db, { sortField: 'createdDate', sortOrder: 'desc', page: 0, size: 10, ...question });
  const touched: number[] = [];
  for (const [text, values] of statements) {
    const { rows } = await w.pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    touched.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
  }
  return touched;
}

it.each(['createdDate', 'firstName', 'email', 'city', 'country', 'activated'] as const)(
  'the order by %s costs no more than its page, both ways',
  async (sortField) => {
    const { rows } = await w.pool.query(`select pg_relation_size('users') / 8192 as pages`);
    expect(Number(rows[0].pages)).toBeGreaterThan(2 * atMost);
    for (const sortOrder of ['asc', 'desc'] as const) {
      const touched = await pagesTouched({ sortField, sortOrder });
      expect(touched.length).toBeGreaterThan(2);
      expect(Math.max(...touched)).toBeLessThan(atMost);
    }
  },
);

it.each([
  { search: 'many-777@udaya' },
  { search: '98000 04242' },
  { search: 'nobody-here' },
  { status: 'disabled' },
  { status: 'deleting' },
] as const)('what is seldom is found without looking at everybody: %o', async (question) => {
  expect(Math.max(...(await pagesTouched({ ...question, sortField: 'email' })))).toBeLessThan(atMost);
});
