import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resumeReports } from '../src/features/reports/writing/resume-reports.ts';
import { writeReport } from '../src/features/reports/writing/write-report.ts';
import { readyReport } from '../testing/ready-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const parent = await w.person('user');
const { birth } = wartimeBirths(parent);

describe('a crash', () => {
  it('in the middle of the writing is made good: the job is taken up again', async () => {
    const idle = await world({ PAYMENT_PROVIDER: 'none' });
    try {
      const owner = await idle.person('user');
      const made = await owner.call(reports.create, { body: await birth({ name: 'Crashed' }) });
      // What a process leaves behind that was killed: the job in its hands, its heartbeat long past.
      await idle.db.execute(sql`update reports set stage = 'wording' where id = ${made.body.id}`);
      await idle.db.execute(sql`
        update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
        where name = 'write-report'`);
      await idle.startWorkers();
      expect((await readyReport(owner, made.body.id, 40)).reportJson.length).toBeGreaterThan(100);
      expect((await owner.call(notifications.list)).body.notifications).toHaveLength(1);
    } finally {
      await idle.close();
    }
  }, 60_000);

  it('of the last try is found by the sweep', async () => {
    const idle = await world({ PAYMENT_PROVIDER: 'none' });
    try {
      const owner = await idle.person('user');
      const made = await owner.call(reports.create, { body: await birth({ name: 'Forgotten' }) });
      await idle.db.execute(
        sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'write-report'`,
      );
      await idle.db.execute(
        sql`update reports set stage = 'checks', created_at = now() - interval '11 minutes' where id = ${made.body.id}`,
      );
      await idle.startWorkers();
      await resumeReports(idle.reportDeps);
      await readyReport(owner, made.body.id);
    } finally {
      await idle.close();
    }
  });
});

it('two runs of one job leave one ready report and tell its owner once', async () => {
  const owner = await w.person('user');
  const made = await owner.call(reports.create, { body: await birth({ name: 'Doubled' }) });
  await readyReport(owner, made.body.id);
  const parts = { ...w.reportDeps, post: async () => {} };
  await w.db.execute(sql`update reports set stage = 'waiting' where id = ${made.body.id}`);
  await Promise.all([
    writeReport(parts, made.body.id),
    writeReport(parts, made.body.id),
    writeReport(parts, made.body.id),
  ]);
  expect((await owner.call(reports.read, { params: { id: made.body.id } })).body.stage).toBe('ready');
  expect((await owner.call(notifications.list)).body.notifications).toHaveLength(1);
});
