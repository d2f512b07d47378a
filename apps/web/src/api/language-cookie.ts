import { chosenMark, type Locale, localeCookie } from '@udaya/core/locale';

const yearInSeconds = 31_536_000;

/** Lets this browser be shown the pages in a language from the next one on; with `forNextLogin` the account of the next login gets it, too. */
export function setLanguageCookie(language: Locale, forNextLogin = false): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = forNextLogin ? language + chosenMark : language;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser yet
  document.cookie = `${localeCookie}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Whether a language was chosen for the login that has just come, once: it is nobody else's. */
export function consumeLanguageChoice(language: Locale): boolean {
  const isChosen = document.cookie.split('; ').includes(`${localeCookie}=${language}${chosenMark}`);
  if (isChosen) setLanguageCookie(language);
  return isChosen;
}
