import type { Profile } from '@udaya/contract/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore } from '../../../api/session-store.ts';
import { dropPersonalDraft, keepPersonalDraft, readPersonalDraft } from './personal-draft.ts';
import type { PersonalForm } from './use-personal-form.ts';

/** Keeps unsaved edits when the session runs out, and puts them back on return; answers whether it did. */
export function usePersonalDraft(profile: Profile, form: PersonalForm): boolean {
  const [draft] = useState(() => readPersonalDraft(profile));
  const restore = useEffectEvent(() => {
    if (draft) form.setValues(draft);
    // From here on the page itself warns of what is not saved.
    dropPersonalDraft();
  });
  const keep = useEffectEvent(() => keepPersonalDraft(form.getValues(), profile));
  useEffect(() => {
    restore();
    return sessionStore.onEnd(({ reason }) => {
      if (reason === 'expired') keep();
    });
  }, []);
  return draft !== undefined;
}
