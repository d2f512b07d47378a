import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { connectionLimits } from '../database/database.ts';
import type { Queryable } from '../database/handles.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/open-log.ts';
import type { SeenErrors } from '../log/seen-errors.ts';
import { inspectJobs, type JobInspection } from './inspect-jobs.ts';
import type { Job, JobQueue, JobWork, Schedule } from './job.ts';
import { resumeJobs } from './resume-jobs.ts';

/** Work that is done later, at least once: what does it is idempotent. */
export interface Jobs {
  /** Enqueues within a transaction: the job exists if, and only if, the transaction commits. */
  enqueue<P extends object>(tx: Queryable, job: Job<P>, payload: P, key: string): Promise<void>;
  /** Enqueues again what a backup kept. */
  enqueueAgain(tx: Queryable, queue: JobQueue, kept: object, key: string): Promise<void>;
  /** Makes the queues of these jobs, before anything is enqueued or done. */
  declare(queues: readonly JobQueue[]): Promise<void>;
  /** Begins to do jobs as they come. */
  begin(works: readonly JobWork[]): Promise<void>;
  /** Begins to do what comes again and again, each at once for the first time: nothing else does so from then on. */
  schedule(schedules: readonly Schedule[]): Promise<void>;
  /** What there is to do, what failed, and its second chance. */
  readonly inspection: JobInspection;
  /** Stops taking jobs and waits for those in hand. */
  stop(): Promise<void>;
}

/** Where failures are told. */
interface Told {
  log: Pick<Log, 'error' | 'warn'>;
  seen: Pick<SeenErrors, 'note'> | undefined;
}

const stopWithinMs = 20_000;
/** A worker that dies stops its heartbeat, and its job is taken up again after so many seconds. */
const heartbeatSeconds = 10;
const longestWhy = 500;

/** Opens the job queue on a database. Its schema is made or migrated when needed; what fails for good is noted in `seen`. */
export async function openJobs(
  url: string,
  log: Pick<Log, 'error' | 'warn'>,
  seen?: Pick<SeenErrors, 'note'>,
): Promise<Jobs> {
  // What the queue's own types do not name goes on to its pool all the same.
  const limits: object = { ...connectionLimits, statement_timeout: 0, query_timeout: 30_000 };
  const boss = new PgBoss({
    ...limits,
    connectionString: url,
    application_name: 'udaya-jobs',
    max: 4,
    useListenNotify: true,
    // How soon the job of a process that died is taken up again.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: describeError(error) }, 'job queue'));
  try {
    await boss.start();
  } catch (error) {
    await stopQueue(boss);
    throw error;
  }
  const told = { log, seen };
  const queueNames = new Set<string>();
  const workNames = new Set<string>();
  let begun: readonly JobWork[] = [];
  let works = false;
  const inspection = inspectJobs(boss, { queueNames: () => [...queueNames], works: () => works });
  const resume: Schedule = {
    name: 'resume-jobs',
    cron: '* * * * *',
    run: () =>
      resumeJobs(boss, inspection, begun, (error, { name, payload }) => noteLast(told, error, name, payload)),
  };
  return {
    inspection,
    enqueue: (tx, job, payload, key) => send(boss, tx, job, payload, key),
    enqueueAgain: (tx, queue, kept, key) => send(boss, tx, queue, kept, key),
    async declare(queues) {
      for (const { name, retries, pauseMaxSeconds, exclusive } of queues) {
        queueNames.add(name);
        await boss.createQueue(name, {
          policy: exclusive ? 'exclusive' : 'standard',
          notify: true,
          heartbeatSeconds,
          expireInSeconds: 120,
          retryLimit: retries,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: pauseMaxSeconds,
        });
      }
    },
    async begin(all) {
      works = true;
      begun = all;
      for (const one of all) {
        workNames.add(one.queue.name);
        await beginWork(boss, one, told);
      }
    },
    async schedule(schedules) {
      const all = [resume, ...schedules];
      const names = new Set<string>(all.map(({ name }) => name));
      // What an earlier version did.
      for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
      for (const one of all) {
        workNames.add(one.name);
        await beginSchedule(boss, one, told);
      }
    },
    async stop() {
      works = false;
      // The queue itself would look every half a second whether they are done.
      await within(stopWithinMs, Promise.all([...workNames].map((name) => boss.offWork(name))));
      await stopQueue(boss);
    },
  };
}

/** Of a database that does not answer, the queue would wait for each of its statements. */
async function stopQueue(boss: PgBoss): Promise<void> {
  await within(3_000, boss.stop({ graceful: true, timeout: 1_000, close: true }));
}

/** Waits for work, but no longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/** Enqueues a job; of an exclusive kind one of its key that waits suffices, one that is being done does not. */
async function send(
  boss: PgBoss,
  tx: Queryable,
  { name, exclusive }: JobQueue,
  payload: object,
  key: string,
): Promise<void> {
  const options = { db: fromDrizzle(tx, sql) };
  if ((await boss.send(name, payload, { ...options, singletonKey: key })) !== null || !exclusive) return;
  // Held, so that it does not begin before what it is about is there.
  const { rows } = await options.db.executeSql(
    `SELECT id FROM pgboss.job
      WHERE name = $1 AND singleton_key = $2 AND state IN ('created', 'retry') FOR UPDATE SKIP LOCKED`,
    [name, key],
  );
  if (rows.length === 0) await boss.send(name, payload, { ...options, singletonKey: `${key} again` });
}

async function beginWork(boss: PgBoss, { queue, atOnce, handle, giveUp }: JobWork, told: Told) {
  const { name, retries } = queue;
  // Beside being told of new jobs, each worker looks for them every two seconds: nobody is told of a retry that is due.
  const options = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 2,
    includeMetadata: true,
  } as const;
  for (let worker = 0; worker < atOnce; worker++) {
    let id = '';
    id = await boss.work<object>(name, options, async (jobs) => {
      // Looks again at once after each job: what came in meanwhile is not told twice.
      boss.notifyWorker(id);
      for (const { id: jobId, data, retryCount } of jobs) {
        const last = retryCount >= retries;
        await handle(data).catch(async (error: unknown) => {
          told.log.error(
            { err: describeError(error), job: name, jobId, attempt: retryCount, last },
            'job failed',
          );
          if (last) noteLast(told, error, name, data);
          if (last) await giveUp?.(data);
          throw new Error(whyOf(error));
        });
      }
    });
  }
}

function noteLast({ seen }: Told, error: unknown, name: string, payload: object): void {
  seen?.note(error, { kind: 'job', requestId: requestIdOf(payload), place: name });
}

/** What the queue keeps of an error: a statement's parameters can be personal, and what the log may hold is not. */
function whyOf(error: unknown): string {
  const { name, message, cause } = describeError(error);
  return `${name}: ${message}${cause ? ` (${cause})` : ''}`.slice(0, longestWhy);
}

function requestIdOf(payload: object): string | null {
  return 'requestId' in payload && typeof payload.requestId === 'string' ? payload.requestId : null;
}

/** What failed is not tried again before its next time. */
async function beginSchedule(boss: PgBoss, { name, cron, run }: Schedule, { log, seen }: Told) {
  await boss.createQueue(name, { policy: 'stately', heartbeatSeconds, expireInSeconds: 600, retryLimit: 0 });
  await boss.schedule(name, cron);
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    try {
      await run();
      return undefined;
    } catch (error) {
      log.warn({ err: describeError(error) }, name);
      seen?.note(error, { kind: 'job', requestId: null, place: name });
      return { failed: true };
    }
  });
  await boss.send(name, {});
}
