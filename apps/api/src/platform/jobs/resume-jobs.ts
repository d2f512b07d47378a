import type { PgBoss } from 'pg-boss';
import type { JobInspection } from './inspect-jobs.ts';
import type { JobWork } from './job.ts';

/** What the queue says of a job whose process ended, or did not come to an end with it, so that nobody was told. */
const untold = '^(job heartbeat timeout|job timed out|handler execution exceeded)';
/** A job that ended so many processes beyond its tries is not given to another one. */
const mostProcesses = 3;
/** What cannot be given up is tried again for so long, with pauses as long as it is old. */
const triedForDays = 3;

/** Why a job was given up that ended its processes, as the queue keeps it. */
const endedProcesses = 'The process that did it ended, each time.';

interface FailedJob {
  id: string;
  name: string;
  payload: object;
  retries: number;
  isUntold: boolean;
  hasRested: boolean;
}

/**
 * Takes up again what failed for good and nobody was told of: a job whose last try ended with its process, and any job of a kind that
 * cannot be given up. `tell` hears of each that is given up at last.
 */
export async function resumeJobs(
  boss: PgBoss,
  inspection: Pick<JobInspection, 'retry'>,
  works: readonly JobWork[],
  onLost: (error: Error, job: { name: string; payload: object }) => void,
): Promise<void> {
  const byName = new Map<string, JobWork>(works.map((work) => [work.queue.name, work]));
  const lasting = works.filter(({ giveUp }) => !giveUp).map(({ queue }) => queue.name);
  const { rows } = await boss.getDb().executeSql(
    `SELECT * FROM (
       SELECT id, name, data AS payload, retry_count AS retries, completed_on,
              coalesce(output ->> 'message', output -> 'value' ->> 'message', '') ~ $2 AS "isUntold",
              now() - completed_on >= completed_on - created_on AS "hasRested"
         FROM pgboss.job
        WHERE name = ANY($1) AND state = 'failed' AND created_on > now() - make_interval(days => $3)) AS failed
      WHERE "isUntold" OR ("hasRested" AND name = ANY($4))
      ORDER BY completed_on LIMIT 1000`,
    [[...byName.keys()], untold, triedForDays, lasting],
  );
  for (const { id, name, payload, retries, isUntold, hasRested } of rows as FailedJob[]) {
    const work = byName.get(name);
    if (!work) continue;
    if (isUntold && retries < work.queue.retries + mostProcesses) await inspection.retry(name, id);
    else if (!work.giveUp) {
      if (hasRested) await inspection.retry(name, id);
    } else {
      await work.giveUp(payload);
      await boss.getDb().executeSql(
        `UPDATE pgboss.job SET output = jsonb_build_object('message', $3::text)
            WHERE name = $1 AND id = $2 AND state = 'failed'`,
        [name, id, endedProcesses],
      );
      onLost(new Error(endedProcesses), { name, payload });
    }
  }
}
