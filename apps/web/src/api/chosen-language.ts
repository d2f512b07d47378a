import type { Locale } from '@udaya/core/locale';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';

const name = 'language';

/** Notes the language that somebody chose before a login in this tab. */
export function noteChosenLanguage(language: Locale): void {
  keepDraft(name, language);
}

/** That language, once: it was chosen by whoever logs in next. */
export function takeChosenLanguage(): unknown {
  const chosen = readDraft(name);
  dropDraft(name);
  return chosen;
}
