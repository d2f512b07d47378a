import { afterAll } from 'vitest';
import { expectDeclared, type World, world } from './world.ts';

const shared = new Map<boolean, Promise<World>>();

/**
 * The world of all stories of a process that ask for nothing special: each makes people and groups of its own in it, and counts nothing but
 * what is theirs. With `works` reports are written and mails sent as they come.
 */
export async function sharedWorld({ works = false } = {}): Promise<World> {
  const opening = shared.get(works) ?? openShared(works);
  shared.set(works, opening);
  const w = await opening;
  const before = w.logLines.length;
  // It goes with the process.
  afterAll(() => expectDeclared(w.logLines.slice(before)));
  return w;
}

/** Closes what a file of stories opened for all of them, after the last one. */
export async function forThisFile<Opened extends { close(): Promise<unknown> }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}

async function openShared(works: boolean): Promise<World> {
  const w = await world();
  if (works) await w.startWorkers();
  return w;
}
