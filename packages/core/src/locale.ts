/** The languages of the interface that people can choose, by their BCP 47 tags; the first is the one that everything falls back to. */
export const locales = ['en', 'ta', 'hi'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = locales[0];

/** The cookie that keeps the language which a browser's user has chosen; it holds its tag, and perhaps `chosenMark`. */
export const localeCookie = 'udaya-language';

/** What follows the tag in that cookie where the language was chosen before a login: it becomes that account's. */
export const chosenMark = '.chosen';

/** What each language calls itself. */
export const localeNames = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' } as const satisfies Record<
  Locale,
  string
>;

/** Whether a text, as it comes from outside or from the past, names a language that can be chosen. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
