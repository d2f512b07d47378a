import type { Profile } from '@udaya/contract/accounts';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import type { PersonalFields } from './personal-fields.ts';

const name = 'profile';

const typed = z.optional(z.string());
/** What may be kept: never identity numbers or passwords. */
const Changes = z.object({
  firstName: typed,
  lastName: typed,
  address1: typed,
  address2: typed,
  city: typed,
  state: typed,
  country: typed,
  countryCode: typed,
  mobile: typed,
  email: typed,
});
type Changes = z.infer<typeof Changes>;

const Draft = z.object({
  /** Whose it is: somebody else may log in next in this tab. */
  username: z.string(),
  changes: Changes,
});

/** Keeps in this tab what was changed and is not saved yet. */
export function keepPersonalDraft(fields: PersonalFields, stored: Profile): void {
  const kept = Changes.parse(fields);
  const changed = Object.entries(kept).filter(([field, value]) => value !== stored[field as keyof Changes]);
  if (changed.length === 0) return;
  keepDraft(name, { username: stored.username, changes: Object.fromEntries(changed) });
}

/** What was changed before, of the same person only. */
export function readPersonalDraft({ username }: Profile): Changes | undefined {
  const parsed = Draft.safeParse(readDraft(name));
  return parsed.success && parsed.data.username === username ? parsed.data.changes : undefined;
}

export function dropPersonalDraft(): void {
  dropDraft(name);
}
