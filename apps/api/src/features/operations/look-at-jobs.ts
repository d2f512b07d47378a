import type { JobOverview, operations } from '@udaya/contract/operations';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ProcessBook } from './process-book.ts';

export interface JobDeps {
  jobs: Jobs;
  processes: ProcessBook;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Every queue with its counts, every schedule with its last run, and whether anybody does the work. */
export async function readJobs({ jobs, processes }: JobDeps): Promise<JobOverview> {
  const { inspection } = jobs;
  const queues = await inspection.queues();
  const schedules = await inspection.schedules();
  return {
    checkedDate: new Date().toISOString(),
    workers: await processes.countWorkers(),
    queues: queues.map(({ oldestAt, lastFailureAt, lastDoneAt, ...counts }) => ({
      ...counts,
      oldestDate: iso(oldestAt),
      lastFailureDate: iso(lastFailureAt),
      lastDoneDate: iso(lastDoneAt),
    })),
    schedules: schedules.map(({ lastRunAt, ...schedule }) => ({ ...schedule, lastRunDate: iso(lastRunAt) })),
  };
}

/** One page of the jobs that were given up. */
export async function listFailedJobs(
  { jobs }: JobDeps,
  query: output<typeof operations.listFailedJobs.query>,
) {
  const { jobs: failed, ...total } = await jobs.inspection.failed(query);
  const presented = failed.map(({ payload, createdAt, failedAt, ...job }) => ({
    ...job,
    about: idsOf(payload),
    createdDate: createdAt.toISOString(),
    failedDate: failedAt.toISOString(),
  }));
  return pageOf(presented, total, query);
}

/** Of a payload what can be an id, and nothing else. */
function idsOf(payload: Record<string, unknown> | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? [[name, value] as const] : [],
    ),
  );
}

/**
 * Has a failed job tried once more.
 * @throws Failure `record.missing` for one that is not there or has not failed; `job.in_the_way`
 */
export async function retryJob(
  ctx: UserCall & JobDeps,
  { queue, id }: { queue: string; id: string },
): Promise<{ message: string }> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new Failure('record.missing');
  const outcome = await ctx.jobs.inspection.retry(queue, id);
  if (outcome === 'missing') throw new Failure('record.missing');
  if (outcome === 'in-the-way') throw new Failure('job.in_the_way');
  await ctx.audit(ctx.db, 'job.retried', { targetId: id });
  return { message: m.operations_job_retried() };
}

/**
 * Has all failed jobs of a queue tried once more.
 * @throws Failure `record.missing` where there is no such queue
 */
export async function retryQueue(
  ctx: UserCall & JobDeps,
  { queue }: { queue: string },
): Promise<{ retried: number; message: string }> {
  const retried = await ctx.jobs.inspection.retryAll(queue);
  if (retried === undefined) throw new Failure('record.missing');
  await ctx.audit(ctx.db, 'jobs.retried', { targetId: queue });
  return { retried, message: m.operations_jobs_retried({ count: retried }) };
}
