import * as z from 'zod/mini';
import { dropDraft, readDraft, saveDraft } from './draft-store.ts';

const Stored = z.object({ owner: z.nullable(z.string()), kept: z.unknown() });

/** What is kept of a form in this tab, until it is sent or its person logs out. */
export interface Draft<Saved> {
  /** What was kept; undefined where nothing was, where it has another shape by now, or where it is somebody else's. */
  read: () => Saved | undefined;
  /** Saves what the schema names and nothing beside it, so that secrets stay out. */
  save: (kept: Saved) => void;
  drop: () => void;
}

/** A draft that belongs to nobody, and the way to those of one person (`owner`), of one thing (`subject`) if there are several. */
export interface DraftKind<Saved> extends Draft<Saved> {
  of: (owner: string, subject?: string) => Draft<Saved>;
}

/** Declares what is kept in this tab under `name`, in session storage. All drafts are forgotten when somebody logs out. */
export function defineDraft<Saved>(
  schema: z.ZodMiniType<Saved, unknown> | z.ZodMiniType<Saved, Saved>,
  name: string,
): DraftKind<Saved> {
  const open = (key: string, owner: string | null): Draft<Saved> => ({
    read: () => {
      const stored = Stored.safeParse(readDraft(key));
      if (!stored.success || stored.data.owner !== owner) return undefined;
      const parsed = schema.safeParse(stored.data.kept);
      return parsed.success ? parsed.data : undefined;
    },
    save: (typed) => {
      const parsed = schema.safeParse(typed);
      if (parsed.success) saveDraft(key, { owner, kept: parsed.data });
    },
    drop: () => dropDraft(key),
  });
  return {
    ...open(name, null),
    of: (owner, subject) => open(subject === undefined ? name : `${name}.${subject}`, owner),
  };
}
