import { baseLocale, chosenMark, type Locale, localeCookie, locales } from '@udaya/core/locale';
import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { runInLocale } from '../locale/current-locale.ts';
import { pageLocale } from '../locale/page-locale.ts';
import { wishedLocale } from '../locale/wished-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: of the page that asks, else as the account has chosen, as this browser's user has, as the browser asks. */
    locale: Locale;
  }
}

/** Lets each request be answered in the language of its reader. */
export function speakLanguages(app: FastifyInstance, available: readonly Locale[] = locales): void {
  app.decorateRequest('locale', baseLocale);
  app.addHook('onRequest', (request, _reply, done) => {
    request.locale =
      pageLocale(request.headers, available) ??
      chosenLocale(request.headers.cookie, available) ??
      wishedLocale(request.headers['accept-language'], available) ??
      baseLocale;
    runInLocale(request.locale, done);
  });
  // Once more, since meanwhile the account may be known, and a body is read outside of what asked for it.
  app.addHook('preValidation', (request, _reply, done) => runInLocale(request.locale, done));
}

/** More is no cookie of this product. */
const longestCookies = 2000;

/** The language that was chosen in this browser, before the login or by whoever used it last. */
function chosenLocale(cookies: string | undefined, available: readonly Locale[]): Locale | undefined {
  if (!cookies || cookies.length > longestCookies) return undefined;
  const chosen = parseCookie(cookies)[localeCookie]?.replace(chosenMark, '');
  return available.find((locale) => locale === chosen);
}
