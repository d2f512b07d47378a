import { baseLocale, type Locale, locales } from '@udaya/core/locale';
import type { FastifyInstance } from 'fastify';
import { runInLocale } from '../locale/current-locale.ts';
import { wishedLocale } from '../locale/wished-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: as the account has chosen, else as the browser asks. */
    locale: Locale;
  }
}

/** Lets each request be answered in the language of its reader. */
export function speakLanguages(app: FastifyInstance, available: readonly Locale[] = locales): void {
  app.decorateRequest('locale', baseLocale);
  app.addHook('onRequest', (request, _reply, done) => {
    request.locale = wishedLocale(request.headers['accept-language'], available) ?? baseLocale;
    runInLocale(request.locale, done);
  });
  // Once more, since meanwhile the account may be known, and a body is read outside of what asked for it.
  app.addHook('preValidation', (request, _reply, done) => runInLocale(request.locale, done));
}
