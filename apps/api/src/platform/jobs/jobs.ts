import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { connectionLimits } from '../database/database.ts';
import type { Queryable } from '../database/handles.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/open-log.ts';
import type { SeenErrors } from '../log/seen-errors.ts';
import { inspectJobs, type JobInspection } from './inspect-jobs.ts';
import type { Job, JobQueue, JobWork, Schedule } from './job.ts';

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
  /** Begins to do what comes again and again, each at once for the first time. */
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
  await boss.start();
  const told = { log, seen };
  const queueNames = new Set<string>();
  const workNames = new Set<string>();
  let works = false;
  return {
    inspection: inspectJobs(boss, { queueNames: () => [...queueNames], works: () => works }),
    async enqueue(tx, { name }, payload, key) {
      await boss.send(name, payload, { singletonKey: key, db: fromDrizzle(tx, sql) });
    },
    async enqueueAgain(tx, { name }, kept, key) {
      await boss.send(name, kept, { singletonKey: key, db: fromDrizzle(tx, sql) });
    },
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
      for (const one of all) {
        workNames.add(one.queue.name);
        await beginWork(boss, one, told);
      }
    },
    async schedule(schedules) {
      for (const one of schedules) {
        workNames.add(one.name);
        await beginSchedule(boss, one, told);
      }
    },
    async stop() {
      works = false;
      // The queue itself would look every half a second whether they are done.
      await within(stopWithinMs, Promise.all([...workNames].map((name) => boss.offWork(name))));
      // Of a database that does not answer, the queue would wait for each of its statements.
      await within(3_000, boss.stop({ graceful: true, timeout: 1_000, close: true }));
    },
  };
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

async function beginWork(boss: PgBoss, { queue, atOnce, handle }: JobWork, { log, seen }: Told) {
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
        await handle(data, { last }).catch((error: unknown) => {
          log.error({ err: describeError(error), job: name, jobId, attempt: retryCount, last }, 'job failed');
          if (last) seen?.note(error, { kind: 'job', requestId: requestIdOf(data), place: name });
          throw new Error(whyOf(error));
        });
      }
    });
  }
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
