import { type SampleType, sampleTypes } from '@udaya/contract/reports';
import { baseLocale, type Locale, locales } from '@udaya/core/locale';

/** Where the landing page stands in a language; at `/welcome` it comes in the reader's own. */
export const welcomeIn = (locale: Locale) => `/welcome/${locale}`;

/** Further pages for strangers, which stand in each language as the landing page does. */
export const furtherPages = ['evidence', 'how-it-is-made'] as const;
export type FurtherPage = (typeof furtherPages)[number];

/** Where a further page stands in a language; without its last part it comes in the reader's own. */
export const furtherIn = (page: FurtherPage, locale: Locale) => `/welcome/${page}/${locale}`;

/** Where the draws of a finished round of the blind test stand. */
export const drawsOf = (round: number) => `/welcome/evidence/rounds/${round}.csv`;

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

/** The addresses of a page by language, for search engines; whoever wants another language gets English. */
const alternatesOf = (addressIn: (locale: Locale) => string): Indexed['alternates'] => [
  ...locales.map((locale) => ({ language: locale, address: addressIn(locale) })),
  { language: 'x-default', address: addressIn(baseLocale) },
];
export const welcomeAlternates = alternatesOf(welcomeIn);
export const furtherAlternates = (page: FurtherPage) => alternatesOf((locale) => furtherIn(page, locale));

/** Everything that search engines may keep. */
export const indexed: readonly Indexed[] = [
  ...locales.map((locale) => ({ address: welcomeIn(locale), alternates: welcomeAlternates })),
  ...furtherPages.flatMap((page) =>
    locales.map((locale) => ({ address: furtherIn(page, locale), alternates: furtherAlternates(page) })),
  ),
  ...shownSamples.map((type) => ({ address: sampleAt(type), alternates: [] })),
];
