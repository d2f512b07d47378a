import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database/database-away.ts';

/** How soon a thing is made again that could not be, in milliseconds. */
const againMs = 10_000;
/** So long is waited for a new one where there is an earlier one. */
const timeoutMs = 3_000;

/**
 * Makes a thing for a key once in `ms` milliseconds, for all who ask meanwhile. While the database is away or slow it stays what it was
 * last, and is tried again soon; what was never made fails, and is made again for the next who asks.
 */
export function cacheRecent<Key extends string, Thing>(ms: number, make: (key: Key) => Promise<Thing>) {
  const kept = new Map<Key, { thing: Promise<Thing>; until: number }>();
  return (key: Key): Promise<Thing> => {
    const now = Date.now();
    const last = kept.get(key);
    if (last && last.until > now) return last.thing;
    const made = make(key);
    const fresh = { thing: made, until: now + ms };
    const shown = last ? { thing: orLast(made, last.thing), until: now + againMs } : fresh;
    kept.set(key, shown);
    made.then(
      () => kept.set(key, fresh),
      (error: unknown) => {
        if (!last || !isDatabaseAway(error)) kept.delete(key);
      },
    );
    return shown.thing;
  };
}

async function orLast<Thing>(made: Promise<Thing>, last: Promise<Thing>): Promise<Thing> {
  try {
    return await Promise.race([made, sleep(timeoutMs, last, { ref: false })]);
  } catch (error) {
    if (isDatabaseAway(error)) return last;
    throw error;
  }
}
