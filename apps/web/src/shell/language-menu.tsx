import { type Locale, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { draw } from '../ui/draw-icon.tsx';
import { DropPanel } from './drop-panel.tsx';
import classes from './language-menu.module.css';
import { LanguageName } from './language-name.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

// As in Tabler Icons: see ui/icons.tsx.
const IconLanguage = draw(
  'M9 6.371c0 4.418 -2.239 6.629 -5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4 -9l4 9M19.1 18h-6.2M6.694 3l.793 .582',
);

interface Props {
  /** Saves the choice with an account, where there is one. */
  save?: (language: Locale) => Promise<'no-account' | undefined>;
  /** The language of that account. */
  ofAccount?: Locale | undefined;
  className?: string | undefined;
}

/** The languages of the pages, each in its own words. */
export function LanguageMenu({ save, ofAccount, className = '' }: Props) {
  const { choose, failed, pending } = useLanguageChoice(save, ofAccount);
  return (
    <DropPanel
      className={className}
      buttonClass={classes.button}
      button={
        <>
          <IconLanguage size={20} stroke={1.7} aria-hidden="true" />
          <span className={classes.unseen}>{m.shell_language()}: </span>
          <LanguageName of={getLocale()} />
        </>
      }
    >
      {(close) => (
        <>
          <ul className={classes.list}>
            {locales.map((locale) => (
              <li key={locale}>
                <button
                  type="button"
                  className={classes.language}
                  aria-current={locale === getLocale() || undefined}
                  aria-disabled={pending || undefined}
                  onClick={() => {
                    if (!pending) void choose(locale).then((holds) => holds && close());
                  }}
                >
                  <LanguageName of={locale} />
                </button>
              </li>
            ))}
          </ul>
          <p role="alert" className={classes.failed}>
            {failed && m.shell_language_failed()}
          </p>
        </>
      )}
    </DropPanel>
  );
}
