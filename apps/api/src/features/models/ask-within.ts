import { setTimeout as pause } from 'node:timers/promises';
import type { ModelFailure } from '@udaya/core/writing/model-calls';
import { ModelError } from '../../ports/text-model/text-model.ts';

const mostTries = 3;
/** Between tries, where the server does not say how long. */
const pauseMs = 400;
/** With less than that left no further try is made. */
const leastMs = 300;
const another: readonly ModelFailure[] = ['busy', 'unreachable', 'server-error'];

/** Tries until it is answered, three times at most, with pauses as the server asks for them; all of it ends with the deadline. */
export async function askWithin<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { name, deadlineMs }: { name: string; deadlineMs: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const left = deadlineMs - Date.now();
    if (left <= 0) throw new ModelError(name, 'timeout');
    try {
      return await ask(AbortSignal.timeout(left));
    } catch (thrown) {
      if (!(thrown instanceof ModelError) || !another.includes(thrown.reason) || tries >= mostTries)
        throw thrown;
      const wait = thrown.retryAfterMs ?? pauseMs * 2 ** (tries - 1) * (0.75 + Math.random() / 2);
      if (Date.now() + wait + leastMs > deadlineMs) throw thrown;
      await pause(wait);
    }
  }
}
