import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from '../database/database.ts';

/** The queues of the product and the payload of each: ids only. */
export interface JobPayloads {
  'write-report': { reportId: string };
}
export type JobName = keyof JobPayloads;

/** Work that is done later, at least once: handlers are idempotent. */
export interface Jobs {
  /** Enqueues within a transaction: the job exists if, and only if, the transaction commits. */
  enqueue<N extends JobName>(tx: Queryable, name: N, payload: JobPayloads[N], key: string): Promise<void>;
  /** Begins to take jobs of a queue, `concurrency` at once. */
  work<N extends JobName>(name: N, concurrency: number, handle: (payload: JobPayloads[N], attempt: { last: boolean }) => Promise<void>): Promise<void>;
  /** Stops taking jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const retryLimit = 5;
const names: readonly JobName[] = ['write-report'];

/** Opens the job queue on a database. Its schema is made or migrated when needed. */
export async function openJobs(url: string, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'udaya-jobs',
    max: 4,
    useListenNotify: true,
    // How soon the job of a process that died is taken up again.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of names) {
    // A worker that dies stops its heartbeat, and the job is taken up again after ten seconds.
    await boss.createQueue(name, { notify: true, heartbeatSeconds: 10, expireInSeconds: 120, retryLimit, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 });
  }
  return {
    async enqueue(tx, name, payload, key) {
      await boss.send(name, payload, { singletonKey: key, db: fromDrizzle(tx, sql) });
    },
    async work(name, concurrency, handle) {
      const options = { localConcurrency: concurrency, pollingIntervalSeconds: 2, includeMetadata: true } as const;
      await boss.work<JobPayloads[typeof name]>(name, options, async (jobs) => {
        for (const job of jobs) await handle(job.data, { last: job.retryCount >= retryLimit });
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: true }),
  };
}
