import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { connectionLimits, type Queryable } from '../database/database.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/open-log.ts';

/** The queues of the product and the payload of each: ids only. */
export interface JobPayloads {
  'write-report': { reportId: string };
  'send-mail': { mailId: string };
  'answer-address': { requestId: string };
  'mail-report': { reportId: string; requestId: string };
}
export type JobName = keyof JobPayloads;

/** Work that is done later, at least once: handlers are idempotent. */
export interface Jobs {
  /** Enqueues within a transaction: the job exists if, and only if, the transaction commits. */
  enqueue<N extends JobName>(tx: Queryable, name: N, payload: JobPayloads[N], key: string): Promise<void>;
  /** Begins to take jobs of a queue, `concurrency` at once. */
  work<N extends JobName>(
    name: N,
    concurrency: number,
    handle: (payload: JobPayloads[N], attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  /** Stops taking jobs and waits for those in hand. */
  stop(): Promise<void>;
}

/** How often each kind of job is tried again, with pauses that double from one second up to `pauseMax` seconds. */
const retries: Record<JobName, { limit: number; pauseMax: number; policy?: 'exclusive' }> = {
  'write-report': { limit: 5, pauseMax: 60 },
  // More than a day, for a mail server that is down over night.
  'send-mail': { limit: 120, pauseMax: 900 },
  'answer-address': { limit: 5, pauseMax: 60 },
  // Some hours, for a typesetter that fails. Asked for twice meanwhile, a report is mailed once.
  'mail-report': { limit: 30, pauseMax: 600, policy: 'exclusive' },
};

const stopWithinMs = 20_000;

/** Opens the job queue on a database. Its schema is made or migrated when needed. */
export async function openJobs(url: string, log: Pick<Log, 'error'>): Promise<Jobs> {
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
  for (const name of Object.keys(retries) as JobName[]) {
    const { limit, pauseMax, policy = 'standard' } = retries[name];
    // A worker that dies stops its heartbeat, and the job is taken up again after ten seconds.
    await boss.createQueue(name, {
      policy,
      notify: true,
      heartbeatSeconds: 10,
      expireInSeconds: 120,
      retryLimit: limit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: pauseMax,
    });
  }
  return {
    async enqueue(tx, name, payload, key) {
      await boss.send(name, payload, { singletonKey: key, db: fromDrizzle(tx, sql) });
    },
    async work(name, concurrency, handle) {
      // Beside being told of new jobs, each worker looks for them every two seconds: nobody is told of a retry that is due.
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        includeMetadata: true,
      } as const;
      for (let worker = 0; worker < concurrency; worker++) {
        let id = '';
        id = await boss.work<JobPayloads[typeof name]>(name, options, async (jobs) => {
          // Looks again at once after each job: what came in meanwhile is not told twice.
          boss.notifyWorker(id);
          for (const job of jobs) {
            const last = job.retryCount >= retries[name].limit;
            await handle(job.data, { last }).catch((error: unknown) => {
              log.error(
                { err: describeError(error), job: name, jobId: job.id, attempt: job.retryCount, last },
                'job failed',
              );
              // The queue keeps the message of what is thrown, and a statement's parameters can be personal.
              throw new Error(`${name} failed`);
            });
          }
        });
      }
    },
    async stop() {
      // Of a database that does not answer, the queue would wait for each of its statements.
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopWithinMs + 2_000);
      });
      await Promise.race([boss.stop({ graceful: true, timeout: stopWithinMs, close: true }), patience]);
      clearTimeout(timer);
    },
  };
}
