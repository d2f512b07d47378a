import { sessions } from '@udaya/contract/sessions';
import type { Locale } from '@udaya/core/locale';
import { call } from '../api/call.ts';
import { sessionStore } from '../api/session-store.ts';

/** Saves the language with the account of whoever is logged in; says where nobody is, so that it waits for the next login. */
export async function saveLanguage(language: Locale): Promise<'no-account' | undefined> {
  const session = sessionStore.current()?.session;
  if (!session) return 'no-account';
  const settings = { ...session.settings, language };
  try {
    await call(sessions.saveSettings, { body: settings });
    sessionStore.update({ ...session, settings });
  } catch (error) {
    // A session that has just ended has no settings: the browser's choice stands alone.
    if (sessionStore.current()) throw error;
  }
  return undefined;
}
