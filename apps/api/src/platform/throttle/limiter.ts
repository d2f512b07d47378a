import { Failure, type FailureCode } from '@udaya/core/failure';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts events by key in the database, so that a limit holds over restarts and for several processes. */
export interface Limiter {
  /** @throws Failure `request.too_many`, or the limiter's own code, (429) with the seconds to wait when the key has used up its window. */
  take(key: string): Promise<void>;
  /** Seconds until `take` is allowed for the key again; 0 when it is allowed now. */
  wait(key: string): Promise<number>;
}

/** Opens a limiter of `points` events in each window of `seconds`; `name` tells limiters apart. */
export function openLimiter(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
  code: FailureCode = 'request.too_many',
): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new Failure(code, { retryAfterSeconds: secondsBefore(reason) });
      }
    },
    async wait(key) {
      const used = await limiter.get(key);
      return used && used.consumedPoints >= points ? secondsBefore(used) : 0;
    },
  };
}

/**
 * Opens a limiter of `points` events in each window of `seconds` that counts in this process alone: against floods of calls that
 * cost little, for which a count in the database would cost more than the call.
 */
export function openFloodLimiter(points: number, seconds: number): Pick<Limiter, 'take'> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new Failure('request.too_many', { retryAfterSeconds: secondsBefore(reason) });
      }
    },
  };
}

function secondsBefore({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Counts events by key in the database without refusing any. */
export interface Tally {
  /** Counts one event more. */
  add(key: string): Promise<void>;
  /** How many there were in the window, which begins with the first. */
  count(key: string): Promise<number>;
}

/** Opens a tally over windows of `seconds`; `name` tells tallies and limiters apart. */
export function openTally(pool: pg.Pool, name: string, seconds: number): Tally {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: 1,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  return {
    async add(key) {
      await counter.penalty(key);
    },
    async count(key) {
      return (await counter.get(key))?.consumedPoints ?? 0;
    },
  };
}

/** Forgets the counts whose window is over. */
export async function sweepLimits(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}
