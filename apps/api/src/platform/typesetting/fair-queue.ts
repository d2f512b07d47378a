/** A queue in which owners take turns: much that one of them has waiting does not hold up the others. */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(owner: string): number;
  push(owner: string, item: T): void;
  /** Puts an item back before everything else. */
  putBack(owner: string, item: T): void;
  shift(): T | undefined;
  /** Takes everything out. */
  drain(): T[];
}

/** Makes an empty queue. */
export function makeFairQueue<T>(): FairQueue<T> {
  // In the order of their turns; an owner without items is not in it.
  let waiting = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    sizeOf: (owner) => waiting.get(owner)?.length ?? 0,
    push(owner, item) {
      size += 1;
      const items = waiting.get(owner);
      if (items) items.push(item);
      else waiting.set(owner, [item]);
    },
    putBack(owner, item) {
      size += 1;
      const items = waiting.get(owner) ?? [];
      waiting.delete(owner);
      waiting = new Map([[owner, [item, ...items]], ...waiting]);
    },
    shift() {
      const [first] = waiting;
      if (!first) return undefined;
      const [owner, [item, ...rest]] = first;
      size -= 1;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return item;
    },
    drain() {
      const items = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return items;
    },
  };
}
