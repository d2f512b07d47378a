import { accounts } from '@udaya/contract/accounts';
import { notifications } from '@udaya/contract/notifications';
import { archives } from '@udaya/contract/report-archives';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMailJob } from '../src/features/mails/jobs.ts';
import { mailReportJob } from '../src/features/reports/record/jobs.ts';
import { writeAgainJob } from '../src/features/reviews/jobs.ts';
import { failedJob } from '../testing/failed-work.ts';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const waitOptions = { timeout: 25_000, interval: 200 };
const w = await forThisFile(world());

/** As it is left by a process that is killed in its last try; the queue itself then says what became of it. */
async function killed(queue: string, tries = 0): Promise<void> {
  await w.pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit + $2, retry_limit = retry_limit + $2,
            started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name = $1 and state = 'created'`,
    [queue, tries],
  );
}

/** The kinds that cannot be given up, since nobody would hear of it. */
const lasting = [
  'answer-address',
  'tell-withdrawn',
  'announce-retention',
  'import-births',
  'invite-file',
  'write-anew',
  'word-report',
];
const none = 'none';
/** For each of them: of whatever it is about, there is none. */
const nothing = {
  requestId: none,
  reportId: none,
  by: none,
  groupId: none,
  importId: none,
  turn: 0,
  fileId: none,
  reviewId: none,
  writingId: none,
};

const statesOf = async (queue: string) =>
  (await w.pool.query<{ state: string }>('select state from pgboss.job where name = $1', [queue])).rows.map(
    ({ state }) => state,
  );

it.each([
  [writeAgainJob, ['active', 'created']],
  [mailReportJob, ['active']],
] as const)('$name that is asked for again while it is being done', async (queue, states) => {
  const ask = () => w.jobs.enqueue<object>(w.db, queue, nothing, 'one');
  await ask();
  await ask();
  expect(await statesOf(queue.name)).toEqual(['created']);
  await w.pool.query("update pgboss.job set state = 'active', heartbeat_on = now() where name = $1", [
    queue.name,
  ]);
  await ask();
  await ask();
  expect((await statesOf(queue.name)).toSorted()).toEqual(states);
  await w.pool.query('delete from pgboss.job where name = $1', [queue.name]);
});

it('a mail that is sent again while its first job comes to its end has a job of its own', async () => {
  const again = () => w.jobs.enqueue(w.db, sendMailJob, { mailId: 'one' }, 'one');
  await again();
  await w.pool.query("update pgboss.job set state = 'active', heartbeat_on = now() where name = 'send-mail'");
  await again();
  expect((await statesOf('send-mail')).toSorted()).toEqual(['active', 'created']);
  await w.pool.query("delete from pgboss.job where name = 'send-mail'");
});

describe('work whose last try ended with its process', () => {
  let admin: Person;
  let other: Person;
  beforeAll(async () => {
    const parent = await w.person('user');
    const model = await requestReport(parent, { name: 'Model' });
    await writeNow(w, model);
    const groups = [await twoGroups(w), await twoGroups(w)];
    for (const { anbu } of groups) await copyReport(w, model, anbu, { name: 'Meena' });
    [admin, other] = groups.map((group) => group.admin) as [Person, Person];
    await w.pool.query("delete from pgboss.job where name = 'write-report'");
    await admin.call(archives.make, { body: {} });
    await killed('make-archive');
    await other.call(archives.make, { body: {} });
    await killed('make-archive', 3);
    await w.call(accounts.forgotPassword, { body: { email: parent.user.email } });
    await killed('answer-address');
    await vi.waitFor(
      async () =>
        expect([...(await statesOf('make-archive')), ...(await statesOf('answer-address'))]).toEqual([
          'failed',
          'failed',
          'failed',
        ]),
      waitOptions,
    );
    for (const queue of lasting) await failedJob(w, queue, { data: nothing });
    // It was tried for an hour, and failed just now.
    const tired = await failedJob(w, 'tell-withdrawn', { data: nothing });
    await w.pool.query("update pgboss.job set created_on = now() - interval '1 hour' where id = $1", [tired]);
    await w.startWorkers();
    await w.startSchedules();
    await w.mailTo(parent.user.email, 'password');
  }, 90_000);

  const state = async (of: Person) => (await of.call(archives.read)).body.archive?.state;

  it('is taken up again', async () => {
    await vi.waitFor(async () => expect(await state(admin)).toBe('ready'), waitOptions);
  });

  it('or that failed is taken up again after a pause, where it cannot be given up', async () => {
    const failed = async () =>
      (
        await w.pool.query(
          "select name, output ->> 'message' as why from pgboss.job where state = 'failed' order by name",
        )
      ).rows;
    await vi.waitFor(
      async () =>
        expect(await failed()).toEqual([
          { name: 'make-archive', why: 'The process that did it ended, each time.' },
          { name: 'tell-withdrawn', why: 'Error: the typesetter is away' },
        ]),
      { timeout: 20_000 },
    );
  });

  it('is given up where it ended process after process, and may be asked for again', async () => {
    await vi.waitFor(async () => expect(await state(other)).toBe('failed'), waitOptions);
    const [told] = (await other.call(notifications.list)).body.notifications;
    expect(told?.kind).toBe('archive.failed');
    expect((await other.call(archives.make, { body: {} })).status).toBe(200);
    await vi.waitFor(async () => expect(await state(other)).toBe('ready'), waitOptions);
  });
});
