import { expect, it } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

function filled(...items: string[]) {
  const queue = makeFairQueue<string>();
  for (const item of items) queue.push(item[0] ?? '', item);
  return queue;
}

it('lets owners take turns, each with its items in their order', () => {
  const queue = filled('a1', 'a2', 'a3', 'b1', 'c1', 'c2');
  expect(Array.from({ length: 7 }, () => queue.shift())).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    undefined,
  ]);
  expect([queue.size, queue.sizeOf('a')]).toEqual([0, 0]);
});

it('gives whoever comes new the next turn but one at most', () => {
  const queue = filled('a1', 'a2', 'a3');
  expect(queue.shift()).toBe('a1');
  queue.push('b', 'b1');
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['a2', 'b1', 'a3']);
});

it('takes back what was taken out, before everything else', () => {
  const queue = filled('a1', 'a2', 'b1');
  const item = queue.shift() ?? '';
  queue.putBack('a', item);
  expect([queue.size, queue.sizeOf('a')]).toEqual([3, 2]);
  expect(queue.drain()).toEqual(['a1', 'a2', 'b1']);
  expect(queue.size).toBe(0);
});
