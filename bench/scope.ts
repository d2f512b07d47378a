import { availableParallelism, cpus } from 'node:os';
import pg from 'pg';
import { findOwnAccount } from '../apps/api/src/features/accounts/store.ts';
import { readReportRow } from '../apps/api/src/features/reports/record/store.ts';
import { listReportsOf } from '../apps/api/src/features/reports/record/store-lists.ts';
import { openDatabase } from '../apps/api/src/platform/database/database.ts';
import { type TenantDb, tenantDb } from '../apps/api/src/platform/database/handles.ts';
import { migrate } from '../apps/api/src/platform/database/migrate.ts';
import { openRowSecurity } from '../apps/api/src/platform/database/row-security.ts';
import { installRowSecurity } from '../apps/api/src/platform/database/tenant-roles.ts';
import { openJobs } from '../apps/api/src/platform/jobs/jobs.ts';
import { tenantTables } from '../apps/api/src/tenant-tables.ts';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';

// What row-level security costs a read: the product's own statements of each role of a group, with it and without, in turns on one
// throwaway PostgreSQL in memory. Usage: node bench/scope.ts [reports, default 100000] [reads of each, default 1000]

const count = Number(process.argv[2] ?? 100_000);
const reads = Number(process.argv[3] ?? 1_000);
const goalMs = 0.5;
const groups = 20;
const branches = 5;
const usersOfBranch = 4;

const id = {
  group: (n: number) => `bench-group-${n}`,
  branch: (n: number) => `bench-branch-${n}`,
  user: (n: number) => `bench-user-${n}`,
  report: (n: number) => `bench-report-${n}`,
};

const cluster = await startThrowawayCluster();
await migrate(cluster.url);
const jobs = await openJobs(cluster.url, { error: console.error, warn: () => {} });
await jobs.stop();
const database = openDatabase(cluster.url);
try {
  const { pool, db } = database;
  // Without the product's limits on a statement: filling takes as long as it takes.
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('set statement_timeout = 0; set synchronous_commit = off');
  await client.query(
    `insert into groups (id, name, country, institution_code, enterprise_code, type, plan)
     select 'bench-group-' || n, 'Group ' || n, 'India', 'I-' || n, 'B-' || n, 'NGO', 'CONTRACT' from generate_series(0, ${groups - 1}) n`,
  );
  await client.query(
    `insert into branches (id, group_id, name) select 'bench-branch-' || n, 'bench-group-' || n / ${branches}, 'Branch ' || n
     from generate_series(0, ${groups * branches - 1}) n`,
  );
  await client.query(
    `insert into users (id, username, email, password_hash, role, status, first_name, group_id, branch_id)
     select 'bench-user-' || n, 'bench-user-' || n, 'bench-' || n || '@udaya.example', 'none',
       (array['groupUser', 'groupUser', 'branchAdmin', 'groupAdmin'])[1 + n % ${usersOfBranch}]::role, 'ACTIVE', 'User ' || n,
       'bench-group-' || n / ${branches * usersOfBranch}, 'bench-branch-' || n / ${usersOfBranch}
     from generate_series(0, ${groups * branches * usersOfBranch - 1}) n`,
  );
  await client.query(
    `insert into reports (id, owner_id, group_id, branch_id, report_type, payment_status, stage, name, gender, birth_type, date_of_birth,
       time_of_birth, time_accuracy, place_id, place_description, country, latitude, longitude, zone, offset_seconds, birth_ms, warnings,
       submission_hash, created_at)
     select 'bench-report-' || n, u.id, u.group_id, u.branch_id, 'Child', 'PAID', 'ready', 'Child ' || n, 'Female', 'Natural', '2018-05-24',
       '19:42:00', 'exact', 'p', 'Tirunelveli', 'IN', 8.7, 77.7, 'Asia/Kolkata', 19800, 0, '[]', 'x', now() - n * interval '1 second'
     from generate_series(0, ${count - 1}) n join users u on u.id = 'bench-user-' || n % ${groups * branches * usersOfBranch}`,
  );
  await client.query('analyze');
  await client.end();
  const rowSecurity = openRowSecurity(pool, await installRowSecurity(database, tenantTables));
  const [processor] = cpus();
  console.log(
    `${count.toLocaleString('en')} reports in ${groups} groups; ${reads.toLocaleString('en')} reads of each, in turns; ${availableParallelism()} x ${processor?.model.trim()}`,
  );
  console.log(
    `${'a read of'.padEnd(46)}${'without'.padStart(16)}${'with policies'.padStart(18)}${'costs'.padStart(12)}`,
  );
  const all = groups * branches * usersOfBranch;
  const ofUser = (n: number, further: number) => id.report(n + all * further);
  for (const [role, n] of [
    ['groupUser', 0],
    ['branchAdmin', 2],
    ['groupAdmin', 3],
  ] as const) {
    const actor = { userId: id.user(n), role, groupId: id.group(0), branchId: id.branch(0) };
    const works: [string, (on: TenantDb, turn: number) => Promise<unknown>][] = [
      ['one report', (on, turn) => readReportRow(on, ofUser(n, turn % Math.floor(count / all)))],
      [
        'ten reports by their ids',
        (on, turn) =>
          listReportsOf(
            on,
            Array.from({ length: 10 }, (_, index) => ofUser(n, (turn + index) % Math.floor(count / all))),
          ),
      ],
      ['the own account', (on) => findOwnAccount(on)],
      [
        'four reads in one transaction',
        (on, turn) =>
          on.transaction(async (tx) => {
            for (let index = 0; index < 4; index++)
              await readReportRow(tx, ofUser(n, (turn + index) % Math.floor(count / all)));
          }),
      ],
    ];
    for (const [what, work] of works) {
      const [plain, secured] = await alternately(
        (turn) => work(tenantDb(db, actor), turn),
        (turn) => work(tenantDb(db, actor, rowSecurity), turn),
      );
      const costs = secured.median - plain.median;
      console.log(
        `${`${role}: ${what}`.padEnd(46)}${show(plain)}${show(secured).padStart(18)}${`${costs.toFixed(2)} ms`.padStart(12)}${costs > goalMs ? '  above the goal' : ''}`,
      );
    }
  }
  console.log(`Milliseconds, median (p95). The goal is ${goalMs} ms a read.`);
} finally {
  await database.close();
  await cluster.stop();
}

interface Figures {
  median: number;
  p95: number;
}

/** Lets two ways take turns, so that whatever else the machine does comes to both. */
async function alternately(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<[Figures, Figures]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -50; turn < reads; turn++) {
    for (const [index, work] of [one, other].entries()) {
      const begin = performance.now();
      await work(Math.max(turn, 0));
      if (turn >= 0) times[index]?.push(performance.now() - begin);
    }
  }
  return times.map(figuresOf) as [Figures, Figures];
}

function figuresOf(times: number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

function show({ median, p95 }: Figures): string {
  return `${median.toFixed(2)} (${p95.toFixed(2)})`.padStart(16);
}
