import * as m from '@udaya/messages';
import type { LanguageModel } from './product.ts';

/** Of which provider a language model is, and what it is sent and keeps, in whole sentences: consent, privacy notice and terms say the same. */
export function modelNotice({ provider, region, retention }: LanguageModel): string {
  return [
    region ? m.legal_model_who_region({ provider, region }) : m.legal_model_who({ provider }),
    m.legal_model_sent(),
    ...(retention ? [m.legal_model_kept({ provider, retention })] : []),
  ].join(' ');
}

/** The words of a consent, with what a language model is sent where there is one: on the page, and as they are kept. */
export function withModelNotice(words: string, languageModel: LanguageModel | null): string {
  return languageModel ? `${words} ${modelNotice(languageModel)}` : words;
}
