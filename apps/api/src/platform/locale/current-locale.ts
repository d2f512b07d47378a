import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale } from '@udaya/core/locale';

const running = new AsyncLocalStorage<Locale>();

/** Does `work` in a language: whatever it says or writes, also later and in what it awaits, is in that one. */
export function runInLocale<T>(locale: Locale, work: () => T): T {
  return running.run(locale, work);
}

/** The language of the work that is being done; English where nobody said any. */
export function currentLocale(): Locale {
  return running.getStore() ?? baseLocale;
}
