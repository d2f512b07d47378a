import type { Locale } from '@udaya/core/locale';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { setLanguageCookie } from '../api/language-cookie.ts';

/** The way to another language: kept with the account by `keep`, then by the browser, and the same address is loaded in it. */
export function useLanguageChoice(keep?: (language: Locale) => Promise<void>) {
  const [state, setState] = useState<'failed' | 'pending'>();
  const choose = async (language: Locale) => {
    if (language === getLocale()) return;
    setState('pending');
    try {
      await keep?.(language);
    } catch {
      return setState('failed');
    }
    setLanguageCookie(language);
    window.location.reload();
  };
  return { choose, failed: state === 'failed', pending: state === 'pending' };
}
