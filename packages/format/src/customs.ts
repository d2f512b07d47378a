import type { Locale } from '@udaya/core/locale';

/** Whose customs a language follows in each kind of writing: English dates as in Britain, numbers as in India. */
export const customs = {
  en: { days: 'en-GB', words: 'en', numbers: 'en-IN', zones: 'en-IN' },
  ta: { days: 'ta-IN', words: 'ta', numbers: 'ta-IN', zones: 'ta-IN' },
  hi: { days: 'hi-IN', words: 'hi', numbers: 'hi-IN', zones: 'hi-IN' },
} as const satisfies Record<Locale, Record<'days' | 'words' | 'numbers' | 'zones', string>>;
