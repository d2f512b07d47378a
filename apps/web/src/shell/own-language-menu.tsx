import type { Locale } from '@udaya/core/locale';
import { useMaybeSession } from '../api/use-session.ts';
import { LanguageMenu } from './language-menu.tsx';

// How a choice is kept is loaded when there is one: the contract that it speaks by is larger than a login page.
const saveLanguage = async (language: Locale) => (await import('./save-language.ts')).saveLanguage(language);

/** The languages of the pages; the choice is kept with the account of whoever is logged in. */
export function OwnLanguageMenu({ className }: { className?: string | undefined }) {
  const ofAccount = useMaybeSession()?.settings.language;
  return <LanguageMenu save={saveLanguage} ofAccount={ofAccount} className={className} />;
}
