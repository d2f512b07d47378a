import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { NewConsent } from './store.ts';

/** Version of the consent's wording; rises whenever the message `birth_consent` changes. */
const consentVersion = '1';

/** The consent that a viewer gives with birth details, in the words that stood beside the box. */
export function newConsent({ userId }: Viewer): NewConsent {
  return {
    givenBy: userId,
    wording: m.birth_consent(),
    wordingVersion: consentVersion,
    language: currentLocale(),
  };
}
