import { Failure } from '@udaya/core/failure';
import { expect, it } from 'vitest';
import { openThrottle } from './throttle.ts';

const free = { take: async () => {}, wait: async () => 0 };

/** Work that ends when it is told to, and which of it has begun. */
function bench(limiter = free) {
  const throttle = openThrottle(limiter, { atOnce: 2, waiting: 2 });
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const ask = (name: string) =>
    throttle(name[0] ?? '', async () => {
      begun.push(name);
      await new Promise<void>((resolve) => (ends[name] = resolve));
      return name;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, ends, settle };
}

it('begins so much of one owner at once, the rest in its order, and refuses what is too much', async () => {
  const { ask, begun, ends, settle } = bench();
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map(ask);
  await expect(ask('a5')).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 });
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.a1?.();
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) ends[name]?.();
  await settle();
  ends.a4?.();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

it('goes on after work that fails or is not allowed', async () => {
  let left = 3;
  const take = async () => {
    left -= 1;
    if (left < 0) throw new Failure('request.too_many', { retryAfterSeconds: 1 });
  };
  const throttle = openThrottle({ ...free, take }, { atOnce: 1, waiting: 10 });
  const asked = Array.from({ length: 5 }, (_, number) =>
    throttle('a', async () => {
      if (number === 1) throw new Error('broken');
      return number;
    }),
  );
  expect(
    (await Promise.allSettled(asked)).map((one) => (one.status === 'fulfilled' ? one.value : one.reason)),
  ).toEqual([
    0,
    new Error('broken'),
    2,
    expect.objectContaining({ code: 'request.too_many' }),
    expect.objectContaining({ code: 'request.too_many' }),
  ]);
});
