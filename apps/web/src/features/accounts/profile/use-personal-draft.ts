import type { Profile } from '@udaya/contract/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore } from '../../../api/session-store.ts';
import { changesOf, personalDraftOf } from './personal-draft.ts';
import type { PersonalForm } from './use-personal-fields.ts';

/** Saves unsaved edits when the session runs out, and puts them back on return; answers whether it did. */
export function usePersonalDraft(profile: Profile, form: PersonalForm): boolean {
  const draft = personalDraftOf(profile);
  const [changes] = useState(draft.read);
  const restore = useEffectEvent(() => {
    if (changes) form.setValues(changes);
    // From here on the page itself warns of what is not saved.
    draft.drop();
  });
  const save = useEffectEvent(() => {
    const unsaved = changesOf(form.getValues(), profile);
    if (unsaved) draft.save(unsaved);
  });
  useEffect(() => {
    restore();
    return sessionStore.onEnd(({ reason }) => {
      if (reason === 'expired') save();
    });
  }, []);
  return changes !== undefined;
}
