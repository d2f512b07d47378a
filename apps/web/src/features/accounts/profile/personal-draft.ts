import type { Profile } from '@udaya/contract/accounts';
import * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';
import type { PersonalFields } from './personal-fields.ts';

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

/** What was changed of a profile and is not saved yet. */
const personalDraft = defineDraft(Changes, 'profile');

/** The draft of this person; somebody else may log in next in this tab. */
export function personalDraftOf({ username }: Pick<Profile, 'username'>) {
  return personalDraft.of(username);
}

/** The fields that differ from what is stored, of those that may be kept. */
export function changesOf(fields: PersonalFields, stored: Profile): Changes | undefined {
  const kept = Changes.parse(fields);
  const changed = Object.entries(kept).filter(([field, value]) => value !== stored[field as keyof Changes]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
