import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { type TenantDb, tenantDb } from '../src/platform/database/handles.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openRowSecurity } from '../src/platform/database/row-security.ts';
import { installRowSecurity } from '../src/platform/database/tenant-roles.ts';
import type { OwnRows } from '../src/platform/database/tenant-table.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { tenantless, tenantTables } from '../src/tenant-tables.ts';
import { emptyDatabase } from '../testing/database.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { makeTenants, type Tenant, type TenantReport } from '../testing/tenants.ts';
import { world } from '../testing/world.ts';

let tenants: Tenant[] = [];
let reports: TenantReport[] = [];
let handleOf: (tenant: Tenant) => TenantDb;
const w = await forThisFile(world());
const rowSecurity = openRowSecurity(w.pool, await installRowSecurity(w, tenantTables));
handleOf = ({ actor }) => tenantDb(w.db, actor, rowSecurity);
({ tenants, reports } = await makeTenants(w));

const rowsOf = async (db: TenantDb, statement: string) =>
  (await db.execute<Record<string, unknown>>(sql.raw(statement))).rows;
const codeOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code,
  );
const valueOf = ({ actor }: Tenant, { holds }: OwnRows) =>
  ({ group: actor.groupId, branch: actor.branchId, user: actor.userId })[holds];

describe('the policies of the tables', () => {
  it('stand on every table, but for those that are named with the reason why nobody has rows there', async () => {
    const { rows } = await w.pool.query<{ table: string; secured: boolean; personal: boolean }>(`
      select c.relname as table,
        c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as secured,
        exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
          and a.attname in ('group_id', 'branch_id', 'owner_id', 'report_id', 'user_id', 'account_id', 'order_id', 'invoice_id')) as personal
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
    const shared = tenantTables.filter((entry) => 'shared' in entry).map(({ table }) => table);
    const open = rows.filter(({ secured }) => !secured).map(({ table }) => table);
    expect(open.toSorted()).toEqual([...shared, ...Object.keys(tenantless)].toSorted());
    expect(rows.filter(({ secured, personal }) => personal && !secured)).toEqual([]);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(
      [...tenantTables.map(({ table }) => table), ...Object.keys(tenantless)].toSorted(),
    );
  });

  it('hold one equality or one look at the parent each, without OR and CASE', async () => {
    const { rows } = await w.pool.query<{ qual: string }>(
      `select distinct qual from pg_policies where schemaname = 'public' and qual is not null`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { qual } of rows) {
      expect(qual).not.toMatch(/\b(or|case)\b/i);
      expect(qual).toMatch(/^\(\w+ = \( SELECT current_setting\(|^\(EXISTS \( SELECT|^false$/);
    }
  });

  it('show each role the rows of its own alone, whatever a statement forgets', async () => {
    for (const tenant of tenants) {
      const db = handleOf(tenant);
      for (const entry of tenantTables) {
        if ('shared' in entry || !entry.may?.[tenant.actor.role]?.includes('select')) continue;
        const seen = await rowsOf(db, `select * from "${entry.table}"`);
        if ('rows' in entry) {
          const own = entry.rows[tenant.actor.role];
          const foreign = seen.filter((row) => !own || row[own.column] !== valueOf(tenant, own));
          expect([tenant.who, entry.table, foreign]).toEqual([tenant.who, entry.table, []]);
        }
        if ('of' in entry) {
          const reached = new Set((await rowsOf(db, `select id from "${entry.of}"`)).map(({ id }) => id));
          const foreign = seen.filter((row) => !reached.has(row[entry.column]));
          expect([tenant.who, entry.table, foreign]).toEqual([tenant.who, entry.table, []]);
        }
      }
    }
  });

  it.each(['reports', 'report_versions', 'consents', 'report_sensitive', 'report_search'])(
    'show of %s all that is one’s own',
    async (table) => {
      const key = table === 'reports' ? 'id' : 'report_id';
      for (const tenant of tenants) {
        const seen = (await rowsOf(handleOf(tenant), `select ${key} as id from ${table}`)).map(
          ({ id }) => id,
        );
        const own = reports.filter(tenant.reaches).map(({ id }) => id);
        expect(own.length).toBeGreaterThan(1);
        expect([tenant.who, new Set(seen)]).toEqual([tenant.who, new Set(own)]);
      }
    },
  );

  it('refuse a table that is not for groups', async () => {
    for (const tenant of tenants)
      for (const table of ['invoices', 'orders', 'installation', 'account_deletions'])
        expect([table, await codeOf(rowsOf(handleOf(tenant), `select * from ${table}`))]).toEqual([
          table,
          '42501',
        ]);
  });

  it('are answered by an index on the column that they compare', async () => {
    for (const tenant of tenants.slice(0, 3)) {
      for (const entry of tenantTables) {
        const own = 'rows' in entry ? entry.rows[tenant.actor.role] : undefined;
        // What one only adds to is never looked through.
        if (!own || ('adds' in entry && entry.adds)) continue;
        const plan = await handleOf(tenant).transaction(async (tx) => {
          await tx.execute(sql`set local enable_seqscan = off`);
          return JSON.stringify(await rowsOf(tx, `explain (format json) select * from "${entry.table}"`));
        });
        expect([entry.table, plan]).toEqual([
          entry.table,
          expect.stringMatching(new RegExp(`"Index Cond":"\\(+${own.column} = \\(InitPlan`)),
        ]);
      }
    }
  });
});

describe('what a group writes', () => {
  const moved = (column: string, value: string) => `update reports set ${column} = '${value}' where true`;

  it('stays its own: nothing can be put into another group or taken from it', async () => {
    const [first, second] = tenants.filter(({ actor }) => actor.role === 'groupAdmin');
    if (!first || !second) throw new Error('The groups have no admins.');
    const db = handleOf(first);
    const insert = `insert into consents (report_id, wording, wording_version, language) values ('second-form', 'I agree.', '1', 'en')`;
    expect(await codeOf(rowsOf(db, insert))).toBe('42501');
    expect(await codeOf(rowsOf(db, moved('group_id', second.actor.groupId ?? '')))).toBe('42501');
    expect(
      await rowsOf(db, `delete from reports where group_id = '${second.actor.groupId}' returning id`),
    ).toEqual([]);
    expect(await rowsOf(db, `update reports set name = 'x' where id = 'second-form' returning id`)).toEqual(
      [],
    );
  });

  it('stays in its branch: a branch admin moves no report to another, a user none to somebody else', async () => {
    for (const { actor } of tenants.filter((one) => one.actor.role !== 'groupAdmin')) {
      const other = tenants.find(
        (one) =>
          one.actor.groupId === actor.groupId && one.actor.branchId !== actor.branchId && one.actor.branchId,
      );
      const statement =
        actor.role === 'branchAdmin'
          ? moved('branch_id', other?.actor.branchId ?? '')
          : moved('owner_id', other?.actor.userId ?? '');
      const tenant = tenants.find((one) => one.actor.userId === actor.userId);
      expect(tenant && (await codeOf(rowsOf(handleOf(tenant), statement)))).toBe('42501');
    }
  });

  it.each(['reports', 'users'])(
    'never points from %s into a branch of another group, whoever writes it',
    async (table) => {
      const [first, second] = tenants
        .filter(({ actor }) => actor.role === 'branchAdmin' && actor.groupId)
        .filter(
          (one, index, all) => all.findIndex((other) => other.actor.groupId === one.actor.groupId) === index,
        );
      const statement = `update ${table} set branch_id = $1 where group_id = $2`;
      expect(await codeOf(w.pool.query(statement, [second?.actor.branchId, first?.actor.groupId]))).toBe(
        '23503',
      );
      expect(
        await codeOf(
          w.pool.query(`update ${table} set group_id = null where group_id = $1 and branch_id is not null`, [
            first?.actor.groupId,
          ]),
        ),
      ).toBe('23514');
    },
  );
});

describe('connections that many share', () => {
  it('leak nothing in a thousand mixed requests over two of them', async () => {
    const shared = openDatabase(w.config.databaseUrl ?? '', { max: 2 });
    try {
      const rowSecurity = openRowSecurity(shared.pool, await installRowSecurity(shared, tenantTables));
      const everything = reports.length + 1;
      const ask = async (number: number) => {
        const tenant = tenants[number % tenants.length];
        if (!tenant) throw new Error('There is nobody to ask.');
        const db = tenantDb(shared.db, tenant.actor, rowSecurity);
        const own = reports.filter(tenant.reaches).length;
        const count = async (on: Pick<TenantDb, 'execute'>) =>
          Number((await on.execute<{ n: string }>(sql`select count(*) as n from reports`)).rows[0]?.n);
        switch (number % 5) {
          case 0:
            return expect(await count(db)).toBe(own);
          case 1:
            return expect(await db.transaction(count)).toBe(own);
          case 2:
            return expect(await codeOf(db.execute(sql`select 1 / 0 from reports`))).toBe('22012');
          case 3:
            return expect(
              await codeOf(db.transaction(async (tx) => tx.execute(sql`insert into orders default values`))),
            ).toBe('42501');
          default:
            return expect(await count(db.withoutPolicies)).toBe(everything);
        }
      };
      // So many at a time that none waits for a connection longer than it may.
      for (let done = 0; done < 1_000; done += 50)
        await Promise.all(Array.from({ length: 50 }, (_, number) => ask(done + number)));
      const left = await Promise.all(
        [1, 2].map(() =>
          inTransaction(shared.pool, async (client: pg.PoolClient) => {
            const { rows } = await client.query(
              `select current_user = session_user as itself, coalesce(current_setting('udaya.group', true), '') as of_group`,
            );
            return rows[0] as unknown;
          }),
        ),
      );
      expect(left).toEqual([
        { itself: true, of_group: '' },
        { itself: true, of_group: '' },
      ]);
    } finally {
      await shared.close();
    }
  });
});

describe('a login of the database that may not make roles', () => {
  it('gets the statements for an administrator printed, and goes on once they were run', async () => {
    const { url, drop } = await emptyDatabase();
    const login = `plain_${randomBytes(4).toString('hex')}`;
    await w.pool.query(
      `create role ${login} login password 'plain'; grant ${login} to current_user with set true`,
    );
    await w.pool.query(`alter database ${new URL(url).pathname.slice(1)} owner to ${login}`);
    const plain = new URL(url);
    plain.username = login;
    plain.password = 'plain';
    try {
      await migrate(plain.href);
      const jobs = await openJobs(plain.href, { error: () => {}, warn: () => {} });
      await jobs.stop();
      const database = openDatabase(plain.href);
      try {
        const said = await installRowSecurity(database, tenantTables).then(
          () => '',
          (error: Error) => error.message,
        );
        expect(said).toMatch(new RegExp(`The login "${login}" of the database may not create the roles`));
        const statements = said.split('\n').filter((line) => line.endsWith(';'));
        expect(statements.filter((one) => one.startsWith('CREATE ROLE'))).toHaveLength(3);
        expect(statements.filter((one) => one.startsWith('GRANT'))).toHaveLength(3);
        await w.pool.query(statements.join(' '));
        const roles = await installRowSecurity(database, tenantTables);
        expect(statements[0]).toContain(roles.groupAdmin);
        expect(await installRowSecurity(database, tenantTables)).toEqual(roles);
      } finally {
        await database.close();
      }
    } finally {
      await drop();
    }
  }, 60_000);
});
