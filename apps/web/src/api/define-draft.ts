import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';

const Stored = z.object({ owner: z.nullable(z.string()), kept: z.unknown() });

/** What is kept of a form in this tab, until it is sent or its person logs out. */
export interface Draft<Kept> {
  /** What was kept; undefined where nothing was, where it has another shape by now, or where it is somebody else's. */
  read: () => Kept | undefined;
  /** Keeps what the schema names and nothing beside it, so that secrets stay out. */
  keep: (kept: Kept) => void;
  drop: () => void;
}

/** A draft that belongs to nobody, and the way to those of one person (`owner`), of one thing (`subject`) if there are several. */
export interface DraftKind<Kept> extends Draft<Kept> {
  of: (owner: string, subject?: string) => Draft<Kept>;
}

/** Declares what is kept in this tab under `name`, in session storage. All drafts are forgotten when somebody logs out. */
export function defineDraft<Kept>(
  schema: z.ZodMiniType<Kept, unknown> | z.ZodMiniType<Kept, Kept>,
  name: string,
): DraftKind<Kept> {
  const open = (key: string, owner: string | null): Draft<Kept> => ({
    read: () => {
      const stored = Stored.safeParse(readDraft(key));
      if (!stored.success || stored.data.owner !== owner) return undefined;
      const parsed = schema.safeParse(stored.data.kept);
      return parsed.success ? parsed.data : undefined;
    },
    keep: (typed) => {
      const parsed = schema.safeParse(typed);
      if (parsed.success) keepDraft(key, { owner, kept: parsed.data });
    },
    drop: () => dropDraft(key),
  });
  return {
    ...open(name, null),
    of: (owner, subject) => open(subject === undefined ? name : `${name}.${subject}`, owner),
  };
}
