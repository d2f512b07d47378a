import { useSearch } from '@tanstack/react-router';
import { baseLocale, type Locale, locales } from '@udaya/core/locale';
import * as z from 'zod/mini';

/** The language of the texts that the pages of the knowledge base show, in their addresses; the first one where none is named. */
export const TextLanguage = z.object({ lang: z.catch(z.optional(z.enum(locales)), undefined) });

/** The language of the texts that this page shows. */
export function useTextLanguage(): Locale {
  const { lang } = useSearch({ strict: false });
  return lang ?? baseLocale;
}

/** A search middleware: links within these pages keep the language that an address names. */
export function retainLanguage<T extends { lang?: Locale | undefined }>({
  search,
  next,
}: {
  search: T;
  next: (search: T) => T;
}): T {
  return { lang: search.lang, ...next(search) };
}
