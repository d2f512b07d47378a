import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type AskedBirth, type AskedKind, askedKinds } from './ask-births.ts';

const count = z.number().check(z.nonnegative());
const Recording = z.object({
  /** SHA-256 of the canonical request, hex. */
  request: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  asks: z.enum(askedKinds),
  promptVersion: z.string(),
  /** The model that was asked, as the settings name it; or the writer. */
  model: z.string().check(z.minLength(1)),
  /** The model as the provider named it in its answer. */
  named: z.optional(z.string()),
  /** `asked`: a provider was asked. `taken`: it was written by hand or elsewhere, to the same request, and taken from a file. */
  how: z.enum(['asked', 'taken']),
  /** On which day, yyyy-MM-dd. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Null where nobody counted them. */
  tokens: z.nullable(z.object({ input: count, cached: count, written: z.optional(count), output: count })),
  /** Line by line, so that a change of one can be read. */
  answer: z.array(z.string()),
});
const BirthFile = z.object({ birth: z.string(), recordings: z.array(Recording) });

/** An answer to one request, with where it comes from. */
export type Recording = z.infer<typeof Recording>;

/** The recorded answers, each under the hash of its request. */
export interface Recordings {
  find(hash: string): Recording | undefined;
  /** Saves a further answer. Of its birth's file those stay that the requests given still ask for. */
  save(birth: string, recording: Recording, stillAsked: ReadonlySet<string>): void;
}

/** Where the recordings of the repository lie, a file a birth. */
const recordingsFolder = path.join(import.meta.dirname, 'recordings');

/** Reads the recordings of a folder; throws for a file that is none. */
export function openRecordings(folder = recordingsFolder): Recordings {
  const files = new Map<string, Recording[]>();
  if (existsSync(folder))
    for (const name of readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()) {
      const { birth, recordings } = BirthFile.parse(
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
      );
      files.set(birth, recordings);
    }
  return {
    find: (hash) => [...files.values()].flat().find(({ request }) => request === hash),
    save(birth, recording, stillAsked) {
      const others = (files.get(birth) ?? []).filter(
        ({ request }) => request !== recording.request && stillAsked.has(request),
      );
      const recordings = [...others, recording];
      files.set(birth, recordings);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        path.join(folder, `${birth}.json`),
        `${JSON.stringify({ birth, recordings }, null, 2)}\n`,
      );
    },
  };
}

/** A request that nobody has answered yet, with the birth that it is for. */
export interface Miss {
  asked: AskedBirth;
  asks: AskedKind;
  hash: string;
}

/** Of misses those with requests of their own: twins may be asked the same. */
export function onceEach(misses: readonly Miss[]): Miss[] {
  return [...new Map(misses.map((miss) => [miss.hash, miss])).values()];
}

/** The requests without a recorded answer. */
export function findMisses(births: readonly AskedBirth[], recordings: Recordings): Miss[] {
  return births.flatMap((asked) =>
    asked.requests
      .filter(({ hash }) => !recordings.find(hash))
      .map(({ asks, hash }) => ({ asked, asks, hash })),
  );
}

/** Names each miss by its birth. */
export function describeMisses(misses: readonly Miss[]): string {
  const named = misses.map(({ asked, asks, hash }) => `  ${asked.birth.id} (${asks}), ${hash.slice(0, 12)}`);
  return [`${misses.length} requests have no recorded answer:`, ...named].join('\n');
}
