import type { Locale } from '@udaya/core/locale';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { setLanguageCookie } from '../api/language-cookie.ts';

/**
 * The way to another language: kept with the account by `keep`, then by the browser, and the same address is loaded in it. The page's own
 * one can be chosen, too, where the account has another (`ofAccount`). Answers whether the page stays and the choice holds.
 */
export function useLanguageChoice(
  save?: (language: Locale) => Promise<'no-account' | undefined>,
  ofAccount?: Locale,
) {
  const [state, setState] = useState<'failed' | 'pending'>();
  const choose = async (language: Locale): Promise<boolean> => {
    const shown = language === getLocale();
    if (shown && (ofAccount ?? language) === language) return true;
    setState('pending');
    try {
      setLanguageCookie(language, (await save?.(language)) === 'no-account');
    } catch {
      setState('failed');
      return false;
    }
    if (shown) setState(undefined);
    else window.location.reload();
    return shown;
  };
  return { choose, failed: state === 'failed', pending: state === 'pending' };
}
