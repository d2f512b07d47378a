import type { QueueName, ScheduleName } from '@udaya/core/job-names';
import type { ZodMiniType } from 'zod/mini';

/** Where work of a kind waits. */
export interface JobQueue {
  readonly name: QueueName;
  /** How often it is tried again, with pauses that double from one second up to `pauseMaxSeconds`. */
  readonly retries: number;
  readonly pauseMaxSeconds: number;
  /** Asked for twice under one key while the first waits or is tried, it is done once; while the first is being done, once more. */
  readonly exclusive?: true;
}

/** A kind of work that is done later, declared by the feature that does it. */
export interface Job<P extends object> extends JobQueue {
  /** Ids only. What does not fit is a bug of ours and fails. */
  readonly payload: ZodMiniType<P>;
}

/** Declares a job, keeping the type of its payload. */
export function job<P extends object>(declared: Job<P>): Job<P> {
  return declared;
}

/** How a job is done: at least once, so that doing it again does no harm. */
export interface JobWork {
  readonly queue: JobQueue;
  /** How many are done at once. */
  readonly atOnce: number;
  handle(payload: object): Promise<void>;
  /** Tells whoever waits for it that it could not be done after all tries. May come twice. A job that has none is taken up again for days. */
  readonly giveUp: ((payload: object) => Promise<void>) | undefined;
}

/** Says how a job is done, and how it is given up. */
export function work<P extends object>(
  declared: Job<P>,
  atOnce: number,
  handle: (payload: P) => Promise<void>,
  giveUp?: (payload: P) => Promise<void>,
): JobWork {
  return {
    queue: declared,
    atOnce,
    handle: (payload) => handle(declared.payload.parse(payload)),
    giveUp: giveUp && ((payload) => giveUp(declared.payload.parse(payload))),
  };
}

/** Work that comes again and again, by one process at a time. */
export interface Schedule {
  readonly name: ScheduleName;
  /** Five fields, in UTC; it also runs once when the product begins to work. */
  readonly cron: string;
  run(): Promise<void>;
}
