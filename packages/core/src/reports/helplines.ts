/** What a number is for: whatever presses, a mind that is heavy, or a child. */
export type HelplineKind = 'emergency' | 'mind' | 'child';

/** One number, as it is dialled there, under the name that people know it by (an emergency number needs none). */
interface Helpline {
  kind: HelplineKind;
  number: string;
  name: string;
}

/** The numbers of a country, who publishes them, and the day on which they were entered here (yyyy-MM-dd): who runs the product compares them with the sources from time to time. */
interface CountryHelp {
  lines: readonly Helpline[];
  sources: readonly string[];
  entered: string;
}

const emergency = (number: string): Helpline => ({ kind: 'emergency', number, name: '' });
const mind = (name: string, number: string): Helpline => ({ kind: 'mind', number, name });
const child = (name: string, number: string): Helpline => ({ kind: 'child', number, name });

const entered = '2026-11-22';

/** Where to call outside of India, by the two letters of the country. A country is left out rather than guessed at. */
export const helpAbroad: Readonly<Record<string, CountryHelp>> = {
  AE: { lines: [emergency('999')], sources: ['https://u.ae'], entered },
  AU: {
    lines: [mind('Lifeline', '13 11 14'), child('Kids Helpline', '1800 55 1800'), emergency('000')],
    sources: ['https://www.lifeline.org.au', 'https://kidshelpline.com.au'],
    entered,
  },
  CA: {
    lines: [
      mind('Suicide Crisis Helpline', '988'),
      child('Kids Help Phone', '1-800-668-6868'),
      emergency('911'),
    ],
    sources: ['https://988.ca', 'https://kidshelpphone.ca'],
    entered,
  },
  GB: {
    lines: [mind('NHS', '111'), child('Childline', '0800 1111'), emergency('999')],
    sources: ['https://111.nhs.uk', 'https://www.childline.org.uk'],
    entered,
  },
  LK: {
    lines: [mind('NIMH', '1926'), child('Childline Sri Lanka', '1929'), emergency('119')],
    sources: ['https://nimh.health.gov.lk', 'https://www.childprotection.gov.lk'],
    entered,
  },
  MY: {
    lines: [mind('Talian HEAL', '15555'), child('Talian Kasih', '15999'), emergency('999')],
    sources: ['https://www.moh.gov.my', 'https://www.kpwkm.gov.my'],
    entered,
  },
  NZ: {
    lines: [mind('Need to talk?', '1737'), emergency('111')],
    sources: ['https://1737.org.nz'],
    entered,
  },
  SG: {
    lines: [mind('Samaritans of Singapore', '1767'), emergency('995')],
    sources: ['https://www.sos.org.sg', 'https://www.scdf.gov.sg'],
    entered,
  },
  US: {
    lines: [mind('988 Lifeline', '988'), emergency('911')],
    sources: ['https://988lifeline.org'],
    entered,
  },
};

/** The numbers that every report names for help in India, as they are dialled. */
export const helplines = ['14416', '1098', '112'] as const;

/** All numbers that a text of help may name, the longest first: page and document make each of them tappable. */
export const tappableNumbers: readonly string[] = [
  ...new Set<string>([
    ...helplines,
    ...Object.values(helpAbroad).flatMap(({ lines }) => lines.map(({ number }) => number)),
  ]),
].sort((one, other) => other.length - one.length);
