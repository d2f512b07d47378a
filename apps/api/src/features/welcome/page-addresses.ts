import { type SampleType, sampleTypes } from '@udaya/contract/reports';
import { baseLocale, type Locale, locales } from '@udaya/core/locale';

/** Where the landing page stands in a language; at `/welcome` it comes in the reader's own. */
export const welcomeIn = (locale: Locale) => `/welcome/${locale}`;

/** The mark of a link by which a reader chooses the language of the landing page. */
export const choosing = 'chosen';

/** Where the picture of a shared link stands. */
export const pictureIn = (locale: Locale) => `/welcome/picture/${locale}.png`;

/** Where a sample stands. */
export const sampleAt = (type: SampleType) => `/sample/${type}`;

/** The samples in the order in which they are shown. */
export const shownSamples: readonly SampleType[] = sampleTypes;

/** An address that search engines may keep, with the same page in each language where it has one of its own. */
interface Indexed {
  address: string;
  alternates: { language: string; address: string }[];
}

/** The landing page's addresses by language, for search engines; whoever wants another language gets English. */
export const welcomeAlternates: Indexed['alternates'] = [
  ...locales.map((locale) => ({ language: locale, address: welcomeIn(locale) })),
  { language: 'x-default', address: welcomeIn(baseLocale) },
];

/** Everything that search engines may keep. */
export const indexed: readonly Indexed[] = [
  ...locales.map((locale) => ({ address: welcomeIn(locale), alternates: welcomeAlternates })),
  ...shownSamples.map((type) => ({ address: sampleAt(type), alternates: [] })),
];
