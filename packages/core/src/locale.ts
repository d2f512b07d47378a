/** The languages that people can choose, by their BCP 47 tags; the first is the one that everything falls back to. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = locales[0];
