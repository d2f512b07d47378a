import type { IncomingHttpHeaders } from 'node:http';
import { pageLanguageHeader } from '@udaya/contract/route';
import type { Locale } from '@udaya/core/locale';
import { locales } from '@udaya/core/locale';

/** The language of the page that asks; undefined for a caller that is no page, and for one that names another language. */
export function pageLocale(
  headers: IncomingHttpHeaders,
  available: readonly Locale[] = locales,
): Locale | undefined {
  return available.find((locale) => locale === headers[pageLanguageHeader]);
}
