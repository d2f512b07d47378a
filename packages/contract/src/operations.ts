import { providers } from '@udaya/core/billing/providers';
import * as z from 'zod/mini';
import { noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Operations';
const instant = z.nullable(z.string());
const queueName = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z0-9-]+$/));

/** One kind of work, and how much of it there is. */
export const JobQueueState = z.object({
  name: z.string(),
  /** Never tried yet. */
  waiting: z.int(),
  /** Tried in vain, and to be tried again. */
  retrying: z.int(),
  active: z.int(),
  /** Given up; they are kept for seven days. */
  failed: z.int(),
  /** Since when the oldest that could be done waits. */
  oldestDate: instant,
  lastFailureDate: instant,
  lastDoneDate: instant,
});
export type JobQueueState = z.infer<typeof JobQueueState>;

export const ScheduleState = z.object({
  name: z.string(),
  /** Five fields, in UTC. */
  cron: z.string(),
  lastRunDate: instant,
  outcome: z.nullable(z.enum(['done', 'failed', 'running'])),
});
export type ScheduleState = z.infer<typeof ScheduleState>;

export const JobOverview = z.object({
  checkedDate: z.string(),
  /** How many processes do jobs now. */
  workers: z.int(),
  queues: z.array(JobQueueState),
  schedules: z.array(ScheduleState),
});
export type JobOverview = z.infer<typeof JobOverview>;

/** A job that was given up after its last try. */
export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  /** What it is about: ids only, by their names in the job. */
  about: z.record(z.string(), z.string()),
  tries: z.int(),
  createdDate: z.string(),
  failedDate: z.string(),
  /** Why, without personal data. */
  message: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** A plain word for how something does. */
export const healthStates = ['works', 'slow', 'low', 'old', 'silent', 'unknown'] as const;
const state = z.enum(healthStates);
const checkedDate = instant;
const milliseconds = z.nullable(z.number());

/** A process of the product as it spoke of itself last. */
export const ProductProcess = z.object({
  id: z.string(),
  kind: z.enum(['server', 'worker']),
  host: z.string(),
  doesJobs: z.boolean(),
  version: z.string(),
  startedDate: z.string(),
  seenDate: z.string(),
  /** It has spoken within the last minute. */
  alive: z.boolean(),
  /** Of the disk with its data folder, in bytes. */
  diskFree: z.nullable(z.number()),
  diskTotal: z.nullable(z.number()),
});
export type ProductProcess = z.infer<typeof ProductProcess>;

/** How the product and what it leans on are doing. What processes know by themselves is put together over all that are alive. */
export const ProductHealth = z.object({
  database: z.object({ state, checkedDate, answerMs: milliseconds }),
  jobs: z.object({
    state,
    checkedDate,
    workers: z.int(),
    waiting: z.int(),
    oldestDate: instant,
    failed: z.int(),
  }),
  mail: z.object({
    state,
    checkedDate,
    /** A mail server, or a folder on this machine. */
    way: z.enum(['server', 'folder']),
    lastSentDate: instant,
    lastFailureDate: instant,
    waiting: z.int(),
    /** Why the last check found nobody, as a code. */
    problem: z.nullable(z.string()),
  }),
  /** Each provider of payments; none where reports are free. */
  payments: z.array(
    z.object({
      state,
      checkedDate,
      provider: z.enum(providers),
      breaker: z.enum(['closed', 'open', 'trying']),
      lastSuccessDate: instant,
      lastFailureDate: instant,
      lastFailure: z.nullable(z.string()),
      /** Of the last calls, at most a hundred of each process. */
      calls: z.int(),
      p50Ms: milliseconds,
      p95Ms: milliseconds,
    }),
  ),
  disk: z.object({ state, checkedDate, free: z.nullable(z.number()), total: z.nullable(z.number()) }),
  /** The latest backup under the data folder; those that are written elsewhere are not seen. */
  backup: z.object({ state, checkedDate, writtenDate: instant, bytes: z.nullable(z.number()) }),
  versions: z.object({
    product: z.string(),
    build: z.string(),
    engine: z.string(),
    table: z.string(),
    database: z.string(),
    knowledge: z.array(z.object({ base: z.string(), version: z.string(), date: z.string() })),
  }),
  processes: z.array(ProductProcess),
});
export type ProductHealth = z.infer<typeof ProductHealth>;

/** A failure of ours: an answer of 500 or more, or the last try of a job. */
export const ServerError = z.object({
  id: z.string(),
  date: z.string(),
  requestId: z.nullable(z.string()),
  kind: z.enum(['request', 'job']),
  /** The method and the pattern of the route, or the kind of job. */
  place: z.string(),
  code: z.string(),
  name: z.string(),
  message: z.string(),
  /** The first places of our own code on the way to it. */
  frames: z.array(z.string()),
});
export type ServerError = z.infer<typeof ServerError>;

/** How many of the latest errors are kept. */
export const errorsKept = 100;

/** For whoever runs the product. */
export const operations = {
  readJobs: route({
    method: 'GET',
    path: '/product/operations/queues',
    access: ['productAdmin'],
    tag,
    summary: 'Every queue of jobs with its counts, and every schedule with its last run',
    reply: JobOverview,
  }),

  listFailedJobs: listRoute({
    path: '/product/operations/jobs',
    access: ['productAdmin'],
    tag,
    summary: 'Jobs that were given up in the last seven days, latest first',
    filters: { queue: noneOr(queueName) },
    row: FailedJob,
  }),

  retryJob: route({
    method: 'POST',
    path: '/product/operations/queues/:queue/jobs/:id/retry',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'job.in_the_way'],
    audits: ['job.retried'],
    tag,
    summary: 'Has one failed job tried once more',
    params: z.object({ queue: queueName, id: recordId }),
    reply: z.object({ message: z.string() }),
  }),

  retryQueue: route({
    method: 'POST',
    path: '/product/operations/queues/:queue/retry',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['jobs.retried'],
    tag,
    summary: 'Has all failed jobs of a queue tried once more',
    params: z.object({ queue: queueName }),
    reply: z.object({ retried: z.int(), message: z.string() }),
  }),

  readHealth: route({
    method: 'GET',
    path: '/product/operations/providers',
    access: ['productAdmin'],
    tag,
    summary: 'How the product and what it leans on are doing, as it was found last',
    reply: ProductHealth,
  }),

  checkHealth: route({
    method: 'POST',
    path: '/product/operations/providers/check',
    access: ['productAdmin'],
    limit: 'changes',
    readsOnly: true,
    tag,
    summary: 'Asks everything that the product leans on now',
    reply: ProductHealth,
  }),

  listErrors: listRoute({
    path: '/product/operations/errors',
    access: ['productAdmin'],
    tag,
    summary: 'The last 100 server errors, latest first, or that of one request',
    filters: { requestId: noneOr(text(64)) },
    row: ServerError,
  }),
};
