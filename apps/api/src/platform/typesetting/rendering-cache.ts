import type { Rendering } from './renderer-messages.ts';

/** What was made lately, kept in memory under keys that stand for all that it was made of. */
export interface RenderingCache {
  /** What is kept or being made under a key; else it is made, and kept unless that fails. */
  find(key: string, make: () => Promise<Rendering>): Promise<Rendering>;
  /** Lets go of everything. */
  clear(): void;
}

/**
 * Makes an empty store. Beyond `maxBytes` of documents and pictures what was asked for least lately goes first, and nothing
 * stays longer than `maxAgeMs`, since it tells of people.
 */
export function cacheRenderings({
  maxBytes,
  maxAgeMs,
}: {
  maxBytes: number;
  maxAgeMs: number;
}): RenderingCache {
  // In the order in which they were last asked for.
  const kept = new Map<string, { rendering: Rendering; expiry: NodeJS.Timeout }>();
  const underway = new Map<string, Promise<Rendering>>();
  let bytes = 0;

  function drop(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    clearTimeout(entry.expiry);
    kept.delete(key);
    bytes -= entry.rendering.bytes.length;
  }

  function save(key: string, rendering: Rendering): void {
    if (rendering.bytes.length > maxBytes) return;
    kept.set(key, { rendering, expiry: setTimeout(drop, maxAgeMs, key).unref() });
    bytes += rendering.bytes.length;
    for (const eldest of kept.keys()) {
      if (bytes <= maxBytes) return;
      drop(eldest);
    }
  }

  async function makeAndCache(key: string, make: () => Promise<Rendering>): Promise<Rendering> {
    try {
      const rendering = await make();
      // Not what was cleared away meanwhile.
      if (underway.has(key)) save(key, rendering);
      return rendering;
    } finally {
      underway.delete(key);
    }
  }

  return {
    find(key, make) {
      const entry = kept.get(key);
      if (entry) {
        kept.delete(key);
        kept.set(key, entry);
        return Promise.resolve(entry.rendering);
      }
      const making = underway.get(key) ?? makeAndCache(key, make);
      underway.set(key, making);
      return making;
    },
    clear() {
      for (const key of kept.keys()) drop(key);
      underway.clear();
    },
  };
}
