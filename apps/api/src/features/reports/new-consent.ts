import type { ConsentMethod } from '@udaya/core/births/consent-methods';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { NewConsent } from './store.ts';

/** Version of the consents' wordings; rises whenever one of the messages changes. */
const consentVersion = '1';

/** What stands beside the box, by how the consent comes. */
const wordings: Record<ConsentMethod, () => string> = {
  self: m.birth_consent,
  staff: m.group_birth_consent,
  form: m.student_consent,
  file: m.bulk_consent,
};

/**
 * The consent that came with birth details, in the words that stood beside the box (`wording`, where the form has its own); `givenBy` is the
 * account that entered them.
 */
export function newConsent(
  givenBy: string | null,
  method: ConsentMethod = 'self',
  evidence = '',
  wording = wordings[method](),
): NewConsent {
  return {
    givenBy,
    method,
    evidence,
    wording,
    wordingVersion: consentVersion,
    language: currentLocale(),
  };
}
