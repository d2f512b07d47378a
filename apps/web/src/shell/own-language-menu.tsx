import { useMaybeSession } from '../api/use-session.ts';
import { keepLanguage } from './keep-language.ts';
import { LanguageMenu } from './language-menu.tsx';

/** The languages of the pages; the choice is kept with the account of whoever is signed in. */
export function OwnLanguageMenu({ className }: { className?: string | undefined }) {
  const ofAccount = useMaybeSession()?.settings.language;
  return <LanguageMenu keep={keepLanguage} ofAccount={ofAccount} className={className} />;
}
