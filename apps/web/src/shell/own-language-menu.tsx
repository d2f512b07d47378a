import { keepLanguage } from './keep-language.ts';
import { LanguageMenu } from './language-menu.tsx';

/** The languages of the pages; the choice is kept with the account of whoever is signed in. */
export function OwnLanguageMenu({ className }: { className?: string | undefined }) {
  return <LanguageMenu keep={keepLanguage} className={className} />;
}
