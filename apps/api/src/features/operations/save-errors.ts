import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { SeenErrors } from '../../platform/log/seen-errors.ts';
import { saveError } from './store.ts';

const soonMs = 200;
const againMs = 5_000;

/**
 * Saves what is noted in `seen`, a moment after and together with what else came. Where the database is away it waits in memory.
 * Whatever goes wrong here is logged and nothing else: nobody's request hangs on it.
 */
export function openErrorStore(db: SystemDb, seen: SeenErrors, log: Pick<Log, 'warn'>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;

  async function save(): Promise<void> {
    const errors = seen.take();
    for (const [index, error] of errors.entries()) {
      try {
        await saveError(db, error);
      } catch (reason) {
        const left = isDatabaseAway(reason) ? errors.slice(index) : errors.slice(index + 1);
        if (left.length > 0) {
          seen.putBack(left);
          plan(againMs);
        }
        if (!isDatabaseAway(reason)) log.warn({ err: describeError(reason) }, 'server errors');
        return;
      }
    }
  }

  function plan(ms: number): void {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = running.then(save);
    }, ms).unref();
  }

  seen.listen(() => plan(soonMs));
  return {
    /** Saves what waits, as far as the database takes it. */
    async flush(): Promise<void> {
      running = running.then(save);
      await running;
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      running = running.then(save);
      await running;
    },
  };
}
