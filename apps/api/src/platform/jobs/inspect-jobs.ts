import type { PgBoss } from 'pg-boss';
import { type ListTotal, upTo } from '../database/count-up-to.ts';

/** How much of one kind of work there is. */
export interface QueueReading {
  name: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  /** Since when the oldest job waits that could be done by now. */
  oldestAt: Date | null;
  lastFailureAt: Date | null;
  lastDoneAt: Date | null;
}

export interface ScheduleReading {
  name: string;
  cron: string;
  lastRunAt: Date | null;
  outcome: 'done' | 'failed' | 'running' | null;
}

/** A job after its last try. */
export interface FailedJobReading {
  id: string;
  queue: string;
  /** Its payload: ids only. */
  payload: Record<string, unknown>;
  tries: number;
  createdAt: Date;
  failedAt: Date;
  message: string;
}

/** What the queue holds, and the second chance of what failed. */
export interface JobInspection {
  /** Whether this process does jobs. */
  works(): boolean;
  queues(): Promise<QueueReading[]>;
  schedules(): Promise<ScheduleReading[]>;
  /** Failed jobs of one queue or of all, latest first. */
  failed(asked: {
    queue?: string | undefined;
    page: number;
    size: number;
  }): Promise<{ jobs: FailedJobReading[] } & ListTotal>;
  /** Has a failed job tried once more. `in-the-way` where the same was asked for again and waits already. */
  retry(queue: string, id: string): Promise<'retried' | 'missing' | 'in-the-way'>;
  /** Has all failed jobs of a queue tried once more, and tells how many; undefined where there is no such queue. */
  retryAll(queue: string): Promise<number | undefined>;
}

const atOnce = 500;

/** Looks into the queue whose jobs and schedules have these names. */
export function inspectJobs(
  boss: PgBoss,
  { queueNames, works }: { queueNames: () => readonly string[]; works: () => boolean },
): JobInspection {
  const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await boss.getDb().executeSql(text, values)).rows as Row[];

  async function failedIds(queue: string): Promise<string[]> {
    const rows = await query<{ id: string }>(
      `SELECT id FROM pgboss.job WHERE name = $1 AND state = 'failed' ORDER BY completed_on`,
      [queue],
    );
    return rows.map(({ id }) => id);
  }

  async function retryOne(queue: string, id: string): Promise<'retried' | 'missing' | 'in-the-way'> {
    const [found] = await query<{ state: string }>(
      'SELECT state FROM pgboss.job WHERE name = $1 AND id = $2',
      [queue, id],
    );
    if (found?.state !== 'failed') return 'missing';
    try {
      await boss.retry(queue, id);
      return 'retried';
    } catch (error) {
      if (!isTaken(error)) throw error;
      return 'in-the-way';
    }
  }

  return {
    works,

    queues: () =>
      query<QueueReading>(
        `SELECT names.name,
                count(*) FILTER (WHERE state = 'created')::int AS waiting,
                count(*) FILTER (WHERE state = 'retry')::int AS retrying,
                count(*) FILTER (WHERE state = 'active')::int AS active,
                count(*) FILTER (WHERE state = 'failed')::int AS failed,
                min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "oldestAt",
                max(completed_on) FILTER (WHERE state = 'failed') AS "lastFailureAt",
                max(completed_on) FILTER (WHERE state = 'completed') AS "lastDoneAt"
           FROM unnest($1::text[]) WITH ORDINALITY AS names(name, place)
           LEFT JOIN pgboss.job ON job.name = names.name
          GROUP BY names.name, place ORDER BY place`,
        [queueNames()],
      ),

    async schedules() {
      const schedules = await boss.getSchedules();
      const runs = await query<{ name: string; state: string; at: Date; output: unknown }>(
        `SELECT DISTINCT ON (name) name, state::text, coalesce(completed_on, started_on) AS at, output
           FROM pgboss.job WHERE name = ANY($1) AND started_on IS NOT NULL
          ORDER BY name, started_on DESC`,
        [schedules.map(({ name }) => name)],
      );
      const latest = new Map(runs.map((run) => [run.name, run]));
      return schedules.map(({ name, cron }) => {
        const run = latest.get(name);
        return { name, cron, lastRunAt: run?.at ?? null, outcome: run ? outcomeOf(run) : null };
      });
    },

    async failed({ queue, page, size }) {
      const values = [queue ? [queue] : queueNames()];
      const jobs = await query<FailedJobReading>(
        `SELECT id, name AS queue, data AS payload, retry_count + 1 AS tries, created_on AS "createdAt",
                completed_on AS "failedAt", coalesce(output ->> 'message', output -> 'value' ->> 'message', '') AS message
           FROM pgboss.job WHERE name = ANY($1) AND state = 'failed'
          ORDER BY completed_on DESC, id LIMIT $2 OFFSET $3`,
        [...values, size, page * size],
      );
      const [counted] = await query<{ total: number }>(
        `SELECT count(*)::int AS total FROM (
           SELECT FROM pgboss.job WHERE name = ANY($1) AND state = 'failed' LIMIT 10001) AS found`,
        values,
      );
      return { jobs, ...upTo(counted?.total ?? 0) };
    },

    async retry(queue, id) {
      if (!queueNames().includes(queue)) return 'missing';
      return retryOne(queue, id);
    },

    async retryAll(queue) {
      if (!queueNames().includes(queue)) return undefined;
      const ids = await failedIds(queue);
      let retried = 0;
      for (let from = 0; from < ids.length; from += atOnce)
        retried += await retrySome(ids.slice(from, from + atOnce));
      return retried;

      async function retrySome(some: string[]): Promise<number> {
        try {
          await boss.retry(queue, some);
          return some.length;
        } catch (error) {
          if (!isTaken(error)) throw error;
        }
        // One of them waits again already, so that none of them was taken up.
        let done = 0;
        for (const id of some) if ((await retryOne(queue, id)) === 'retried') done += 1;
        return done;
      }
    },
  };
}

/** That a job of the same key waits already. */
function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}

function outcomeOf({ state, output }: { state: string; output: unknown }): ScheduleReading['outcome'] {
  if (state === 'active') return 'running';
  const told = output as { failed?: boolean } | null;
  return state === 'failed' || told?.failed ? 'failed' : 'done';
}
