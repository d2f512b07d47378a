import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheRenderings } from './rendering-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store for 100 bytes, and what was made for it; each rendering has 40. */
function makeStore() {
  const store = cacheRenderings({ maxBytes: 100, maxAgeMs: 1000 });
  const made: string[] = [];
  const find = (key: string, size = 40) =>
    store.find(key, async () => {
      made.push(key);
      await Promise.resolve();
      return { bytes: Buffer.alloc(size), complete: true };
    });
  return { store, made, find };
}

it('makes a thing once, also when it is asked for while it is being made', async () => {
  const { made, find } = makeStore();
  const [first, second] = await Promise.all([find('a'), find('a')]);
  expect([second, await find('a')]).toEqual([first, first]);
  expect(made).toEqual(['a']);
});

it('lets go of what was asked for least lately where room is needed', async () => {
  const { made, find } = makeStore();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing that is larger than all of its room, and nothing else goes for it', async () => {
  const { made, find } = makeStore();
  await find('a');
  await find('large', 101);
  await find('large', 101);
  await find('a');
  expect(made).toEqual(['a', 'large', 'large']);
});

it('keeps nothing longer than it may, however often it is asked for', async () => {
  const { made, find } = makeStore();
  await find('a');
  vi.advanceTimersByTime(999);
  await find('a');
  vi.advanceTimersByTime(1);
  await find('a');
  expect(made).toEqual(['a', 'a']);
  // Its room is free again.
  vi.advanceTimersByTime(1000);
  for (const key of ['b', 'c', 'b']) await find(key);
  expect(made).toEqual(['a', 'a', 'b', 'c']);
});

it('keeps no failure', async () => {
  const { store, made, find } = makeStore();
  await expect(store.find('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  await find('a');
  expect(made).toEqual(['a']);
});

it('keeps nothing of before it was cleared', async () => {
  const { store, made, find } = makeStore();
  await find('a');
  const underway = find('b');
  store.clear();
  await underway;
  await find('a');
  await find('b');
  expect(made).toEqual(['a', 'b', 'a', 'b']);
});
