import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { overwriteGetLocale } from '@udaya/messages/runtime';

const running = new AsyncLocalStorage<Locale>();

// Every message asks for its language, unless it is told one.
overwriteGetLocale(currentLocale);

/** Does `work` in a language: whatever it says or writes, also later and in what it awaits, is in that one. */
export function runInLocale<T>(locale: Locale, work: () => T): T {
  return running.run(locale, work);
}

/** The language of the work that is being done: of the request's reader, of the mail's, of the report's owner. */
export function currentLocale(): Locale {
  return running.getStore() ?? baseLocale;
}
