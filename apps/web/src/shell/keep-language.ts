import { sessions } from '@udaya/contract/sessions';
import type { Locale } from '@udaya/core/locale';
import { call } from '../api/call.ts';
import { noteChosenLanguage } from '../api/chosen-language.ts';
import { sessionStore } from '../api/session-store.ts';

/** Keeps the language with the account of whoever is signed in, or else for the next login in this tab. */
export async function keepLanguage(language: Locale): Promise<void> {
  const session = sessionStore.current()?.session;
  if (!session) return noteChosenLanguage(language);
  const settings = { ...session.settings, language };
  try {
    await call(sessions.keepSettings, { body: settings });
    sessionStore.update({ ...session, settings });
  } catch (error) {
    // A session that has just ended has no settings: the browser's choice stands alone.
    if (sessionStore.current()) throw error;
  }
}
