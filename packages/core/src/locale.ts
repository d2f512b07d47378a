/** The languages that people can choose, by their BCP 47 tags; the first is the one that everything falls back to. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = locales[0];

/** Whether a text, as it comes from outside or from the past, names a language that can be chosen. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
