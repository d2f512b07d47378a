import '../ui/language-names.css';
import { type Locale, localeNames } from '@udaya/core/locale';

/** What a language calls itself. */
export function LanguageName({ of }: { of: Locale }) {
  return (
    <span lang={of} data-language-name>
      {localeNames[of]}
    </span>
  );
}
