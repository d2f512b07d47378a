import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { OpenDatabase } from './database.ts';
import { readMarks, setMark } from './installation.ts';
import { advisoryLocks } from './locks.ts';
import type { GroupRole, OwnRows, TenantTable } from './tenant-table.ts';

const { escapeIdentifier: name, escapeLiteral: text } = pg;

/** How PostgreSQL calls the roles of groups in a database: names are shared by all databases of a server, so each has its own. */
export type TenantRoles = Readonly<Record<GroupRole, string>>;

const rolesOf = (prefix: string): TenantRoles => ({
  groupAdmin: `${prefix}_group_admin`,
  branchAdmin: `${prefix}_branch_admin`,
  groupUser: `${prefix}_group_user`,
});
const groupRoles = Object.keys(rolesOf('')) as GroupRole[];

/** The setting of a transaction that says whose rows are meant. */
const settingOf: Record<OwnRows['holds'], string> = {
  group: 'udaya.group',
  branch: 'udaya.branch',
  user: 'udaya.user',
};

/**
 * Brings the roles of groups, their rights and the policies of the tables to what the product says, and answers the roles' names. Several processes
 * may call it at once; where all stands as it should, nothing is changed.
 * @throws StartError with the statements for an administrator, where the product's login may not make roles
 */
export async function installRowSecurity(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  tables: readonly TenantTable[],
): Promise<TenantRoles> {
  await setMark(db, 'tenant-roles', `udaya_${randomBytes(4).toString('hex')}`);
  const prefix = (await readMarks(db))['tenant-roles'];
  if (prefix === undefined) throw new Error('The mark of the roles is missing.');
  const roles = rolesOf(prefix);
  const statements = [...rights(roles), ...tables.flatMap((table) => statementsOf(table, roles))];
  const print = createHash('sha256')
    .update(JSON.stringify([statements, prefix]))
    .digest('hex');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.tenantRoles]);
    await makeRoles(client, roles);
    if ((await printOf(client)) !== print) {
      await dropPolicies(client, roles);
      for (const statement of statements) await client.query(statement);
      await client.query(`comment on table public.installation is ${text(print)}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return roles;
}

/** What stands raised, as the database itself remembers it: a copy of it remembers the same. */
async function printOf(client: pg.PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ print: string | null }>(
    "select obj_description('public.installation'::regclass) as print",
  );
  return rows[0]?.print ?? undefined;
}

async function makeRoles(client: pg.PoolClient, roles: TenantRoles): Promise<void> {
  const names = Object.values(roles);
  const { rows } = await client.query<{
    login: string;
    creates: boolean;
    there: string[];
    settable: string[];
  }>(
    `select current_user as login, (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as creates,
       array(select rolname::text from pg_roles where rolname = any($1)) as there,
       array(select rolname::text from pg_roles where rolname = any($1) and pg_has_role(current_user, oid, 'SET')) as settable`,
    [names],
  );
  const found = rows[0];
  if (!found) throw new StartError('The database is not responding.');
  const login = name(found.login);
  const made = names
    .filter((role) => !found.there.includes(role))
    .map((role) => `CREATE ROLE ${name(role)} NOLOGIN`);
  const granted = names
    .filter((role) => !found.settable.includes(role))
    .map((role) => `GRANT ${name(role)} TO ${login} WITH INHERIT FALSE, SET TRUE`);
  const missing = [...made, ...granted];
  if (missing.length === 0) return;
  if (!found.creates)
    throw new StartError(
      `The login ${login} of the database may not create the roles that keep each enterprise group to its own rows. ` +
        `Ask an administrator of the server to run this, then start again:\n${missing.map((statement) => `${statement};`).join('\n')}`,
    );
  for (const statement of missing) await client.query(statement);
}

/** What the roles may do at all, before a table is named: use the schemas, and enqueue jobs. */
function rights(roles: TenantRoles): string[] {
  const all = Object.values(roles).map(name).join(', ');
  return [
    `grant usage on schema public, pgboss to ${all}`,
    `revoke all on all tables in schema public from ${all}`,
    `grant usage on all sequences in schema public to ${all}`,
    `grant select, insert, update on all tables in schema pgboss to ${all}`,
  ];
}

function statementsOf(entry: TenantTable, roles: TenantRoles): string[] {
  const table = `public.${name(entry.table)}`;
  const grants = groupRoles.flatMap((role) => {
    const privileges = entry.may?.[role] ?? [];
    return privileges.length > 0
      ? [`grant ${privileges.join(', ')} on ${table} to ${name(roles[role])}`]
      : [];
  });
  if ('shared' in entry) return grants;
  return [
    `alter table ${table} enable row level security`,
    ...grants,
    ...groupRoles.flatMap((role) => policiesOf(entry, table, role, name(roles[role]))),
  ];
}

function policiesOf(entry: TenantTable, table: string, role: GroupRole, to: string): string[] {
  const condition = conditionOf(entry, role);
  const kept = `create policy ${name(`tenant_${role}`)} on ${table} to ${to} using (${condition})`;
  if (!('adds' in entry) || !entry.adds) return [kept];
  return [kept, `create policy ${name(`adds_${role}`)} on ${table} for insert to ${to} with check (true)`];
}

/** One equality, so that an index can answer it. */
function conditionOf(entry: TenantTable, role: GroupRole): string {
  if ('rows' in entry) {
    const own = entry.rows[role];
    // The setting is read once a statement, not once a row.
    return own
      ? `${name(own.column)} = (select current_setting(${text(settingOf[own.holds])}, true))`
      : 'false';
  }
  if ('of' in entry) {
    const parent = `public.${name(entry.of)}`;
    return `exists (select from ${parent} where ${parent}.id = public.${name(entry.table)}.${name(entry.column)})`;
  }
  return 'false';
}

async function dropPolicies(client: pg.PoolClient, roles: TenantRoles): Promise<void> {
  const { rows } = await client.query<{ policy: string; table: string }>(
    `select policyname as policy, tablename as table from pg_policies
     where schemaname = 'public' and (roles && $1::name[] or policyname ~ '^(tenant|adds)_')`,
    [Object.values(roles)],
  );
  for (const { policy, table } of rows)
    await client.query(`drop policy ${name(policy)} on public.${name(table)}`);
}
