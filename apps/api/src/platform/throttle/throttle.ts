import { Failure } from '@udaya/core/failure';
import type { Limiter } from './limiter.ts';

/**
 * Does work for its owner when it is the owner's turn.
 * @throws Failure `server.busy` when too much of the owner's waits, or what the limiter says.
 */
export type Throttle = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Costly work in turns: of one owner `atOnce` pieces are in hand, each counted by the limiter, and `waiting` more wait without
 * costing anything. So a flood of one owner's takes neither the database nor the processor from the others.
 */
export function openThrottle(
  limiter: Limiter,
  { atOnce, waiting }: { atOnce: number; waiting: number },
): Throttle {
  const owners = new Map<string, { inHand: number; queue: (() => void)[] }>();
  return async (owner, work) => {
    const own = owners.get(owner) ?? { inHand: 0, queue: [] };
    owners.set(owner, own);
    if (own.inHand >= atOnce) {
      if (own.queue.length >= waiting) throw new Failure('server.busy', { retryAfterSeconds: 5 });
      // Whoever ends hands the turn on, so that nobody slips in between.
      await new Promise<void>((resolve) => own.queue.push(resolve));
    } else {
      own.inHand += 1;
    }
    try {
      await limiter.take(owner);
      return await work();
    } finally {
      const next = own.queue.shift();
      if (next) next();
      else own.inHand -= 1;
      if (own.inHand === 0) owners.delete(owner);
    }
  };
}
