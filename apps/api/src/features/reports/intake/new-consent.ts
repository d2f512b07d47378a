import { withModelNotice } from '@udaya/contract/model-notice';
import type { LanguageModel } from '@udaya/contract/product';
import type { ConsentMethod } from '@udaya/core/births/consent-methods';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type { NewConsent } from '../record/store.ts';

/** Version of the consents' wordings; rises whenever one of the messages changes. */
const consentVersion = '2';
/** Version of what they say beside it where a language model is used; rises whenever one of those messages changes. */
const modelVersion = '+model-2';

/** What stands beside the box, by how the consent comes. */
const wordings: Record<ConsentMethod, () => string> = {
  self: m.birth_consent,
  staff: m.birth_consent_group,
  form: m.student_consent,
  file: m.import_consent,
};

interface Given {
  /** The account that entered the birth details; null where nobody with an account did. */
  givenBy: string | null;
  method?: ConsentMethod;
  evidence?: string;
  /** The words beside the box, where the form has its own. */
  words?: string;
}

/** The consent that came with birth details, in the words that stood beside the box: they name the language model where there is one. */
export function newConsent(
  { languageModel }: { languageModel: LanguageModel | null },
  { givenBy, method = 'self', evidence = '', words = wordings[method]() }: Given,
): NewConsent {
  return {
    givenBy,
    method,
    evidence,
    wording: withModelNotice(words, languageModel),
    wordingVersion: languageModel ? `${consentVersion}${modelVersion}` : consentVersion,
    language: currentLocale(),
  };
}

/** Whether a consent covers that a language model of this provider words the report: it was given in words that name it. */
export function coversModel(
  { wording, wordingVersion }: Pick<NewConsent, 'wording' | 'wordingVersion'>,
  { provider }: Pick<LanguageModel, 'provider'>,
): boolean {
  return wordingVersion.includes('+model-') && wording.includes(provider);
}
