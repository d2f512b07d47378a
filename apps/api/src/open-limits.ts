import type { LimitName } from '@udaya/contract/limits';
import type pg from 'pg';
import type { Config } from './config.ts';
import { openFloodLimiter, openLimiter } from './platform/throttle/limiter.ts';
import { openThrottle, type Throttle } from './platform/throttle/throttle.ts';

const minute = 60;
const hour = 60 * minute;

/** How many reports somebody may have mailed in an hour. */
const reportMailsAnHour = 10;

/** Opens the limits that routes declare. */
export function openLimits(pool: pg.Pool, { limits }: Pick<Config, 'limits'>): Record<LimitName, Throttle> {
  const counted = (name: string, points: number, seconds: number): Throttle => {
    const limiter = openLimiter(pool, name, points, seconds);
    return async (key, work) => {
      await limiter.take(key);
      return work();
    };
  };
  const flood = (points: number): Throttle => {
    const limiter = openFloodLimiter(points, minute);
    return async (key, work) => {
      await limiter.take(key);
      return work();
    };
  };
  return {
    captchas: counted('captcha', limits.captchasPerAddress, minute),
    logins: counted('login', limits.loginTriesPerAddress, minute),
    accounts: counted('account', limits.accountRequestsPerAddress, 10 * minute),
    applications: counted('application', limits.applicationsPerAddress, hour),
    formCalls: counted('form-call', limits.formCallsPerAddress, minute),
    openCalls: flood(limits.openCallsPerAddress),
    changes: flood(limits.changesPerUser),
    births: counted('resolve-birth', limits.resolvesPerUser, minute),
    placeSearches: counted('places', limits.placeSearchesPerUser, minute),
    reports: counted('create-report', limits.reportsPerUser, hour),
    reportMails: counted('mail-report', reportMailsAnHour, hour),
    documents: openThrottle(openLimiter(pool, 'pdf', limits.pdfsPerUser, 10 * minute), {
      atOnce: 2,
      waiting: 40,
    }),
    uploads: openThrottle(openLimiter(pool, 'upload', limits.uploadsPerUser, 10 * minute), {
      atOnce: 1,
      waiting: 4,
    }),
    payments: counted('payments', limits.paymentCallsPerUser, hour),
  };
}
