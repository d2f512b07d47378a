import { type Locale, localeCookie } from '@udaya/core/locale';

const yearInSeconds = 31_536_000;

/** Lets this browser be shown the pages in a language from the next one on. */
export function setLanguageCookie(language: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser yet
  document.cookie = `${localeCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
