import { bannedInHindi } from './banned-words-hi.ts';
import { bannedInTamil } from './banned-words-ta.ts';
import { withoutEverydayWords } from './everyday-words.ts';
import { foldText, hiddenWords } from './seen-through.ts';
import { wholeWords } from './whole-words.ts';

/**
 * Subjects that no text of the product may touch, as patterns over folded text (`foldText`), here in English. A report speaks of temperament and
 * support; it names no disorder, foretells nothing, frightens nobody and compares no child with another.
 */
const bannedInEnglish = (): { subject: string; pattern: RegExp }[] => [
  {
    subject: 'disorder',
    pattern: wholeWords(
      String.raw`autis\w*|adhd|attention[- ]deficit|hyperactiv\w*|depress\w*|bipolar|schizo\w*|psycho(?!log(?:y|ist|ists)(?!\w))\w*|anxiety|disorder\w*|dyslexi\w*|epilep\w*|neuro\w*|phobi\w*|obsessi\w*|compulsi\w*|addict\w*|trauma\w*|mental(ly)?|insan\w*|retard\w*|handicap\w*`,
    ),
  },
  {
    subject: 'diagnosis',
    pattern: wholeWords(
      String.raw`diagnos\w*|symptom\w*|syndrome\w*|patholog\w*|patients|clinical\w*|therap\w*|medic(al|ation|ine|ines)|disease\w*|illness\w*|sick\w*|cure[ds]?|treatment\w*|iq`,
    ),
  },
  {
    subject: 'prognosis',
    pattern: wholeWords(
      String.raw`will (become|grow up to|develop|suffer|fail|succeed|marry|die|never|always)|prognos\w*|predict\w*|foretell\w*|foretold|forecast\w*|guarantee\w*|certain to|sure to|bound to`,
    ),
  },
  {
    subject: 'death',
    pattern: wholeWords(
      String.raw`death\w*|die[ds]?|dying|dead(?!line)\w*|kill\w*|suicid\w*|self[- ]harm\w*|funeral\w*|grave(yard)?|fatal\w*`,
    ),
  },
  {
    subject: 'fate',
    pattern: wholeWords(
      String.raw`fate[ds]?|fateful|destin\w*|doom\w*|karm\w*|curse[ds]?|omen\w*|inauspicious\w*|unlucky|misfortun\w*|dosha\w*|past li(fe|ves)|written in the stars`,
    ),
  },
  {
    subject: 'percentage',
    pattern: new RegExp(
      `%|${wholeWords(String.raw`per ?cent\w*|percentage\w*|odds|probabilit\w*|risk factor\w*`).source}`,
      'u',
    ),
  },
  {
    subject: 'blame',
    pattern: wholeWords(
      String.raw`blame\w*|your fault|bad (mother|father|parent\w*)|fault of the (mother|father|parent\w*)|spoil(t|ed|ing)?|neglect\w*`,
    ),
  },
  {
    subject: 'remedy',
    pattern: wholeWords(
      String.raw`remed(y|ies)|gemstone\w*|amulet\w*|talisman\w*|mantra\w*|puja\w*|pooja\w*|homam\w*|yantra\w*|ritual to|wear(ing)? a (stone|ring)`,
    ),
  },
  {
    subject: 'caste and religion',
    pattern: wholeWords(
      String.raw`caste\w*|brahmin\w*|dalit\w*|hindu\w*|muslim\w*|islam\w*|christian\w*|church\w*|mosque\w*|temple\w*|god(s|dess|ly)?|pray(er|ers|ing)?|religio\w*|worship\w*|sacred|holy|divine`,
    ),
  },
  {
    subject: 'body',
    pattern: wholeWords(
      String.raw`weight|overweight|obes\w*|thin body|fat|ugly|beautiful|pretty|handsome|skin colou?r|complexion|height|puberty|menstru\w*|sexual\w*|sex`,
    ),
  },
  {
    subject: 'comparison',
    pattern: wholeWords(
      String.raw`(more|less|better|worse|smarter|cleverer|slower|faster|brighter) than (other|most|many) (children|kids|pupils|students|people)|than (his|her|their) (siblings?|classmates?|peers)|above average|below average|gifted|prodigy|genius|backward child`,
    ),
  },
  {
    subject: 'planets and signs',
    pattern: wholeWords(
      String.raw`sun(?!light|shine|day|days|ny|set|rise)|moon(?!light)|mercury|venus|mars|jupiter|saturn|rahu|ketu|ascendant|lagna|zodiac|horoscop\w*|astrolog\w*|planet\w*|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mesha|vrishabha|mithuna|karka|simha|kanya|tula|vrischika|dhanu|makara|kumbha|meena|nakshatra\w*`,
    ),
  },
];

/** What a pattern is for is in another language: it is folded as texts are, so that both spell alike. */
const patternsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([subject, alternatives]) => ({
    subject,
    pattern: wholeWords(foldText(alternatives)),
  }));

// Such patterns take half a second to make: whoever only loads this file pays nothing.
let made: { letters: RegExp; patterns: { subject: string; pattern: RegExp }[] }[] | undefined;
const languages = () =>
  (made ??= [
    { letters: /[a-z%]/, patterns: bannedInEnglish() },
    { letters: /\p{Script=Tamil}/u, patterns: patternsOf(bannedInTamil) },
    { letters: /\p{Script=Devanagari}/u, patterns: patternsOf(bannedInHindi) },
  ]);

/** A subject that a text touches, with the words that do; `everyday` where none of them says more than a neighbour would. */
export interface TouchedSubject {
  subject: string;
  words: string;
  everyday: boolean;
}

/** The banned subjects that a text touches in English, Tamil or Hindi, each once with the words that did; empty for a clean text. */
export function findBannedSubjects(text: string): TouchedSubject[] {
  const folded = foldText(text);
  const hidden = hiddenWords(folded);
  const found = new Map<string, TouchedSubject>();
  for (const { letters, patterns } of languages()) {
    if (!letters.test(folded)) continue;
    for (const { subject, pattern } of patterns) {
      const open = pattern.exec(folded)?.[0];
      const words = open ?? (hidden === '' ? undefined : pattern.exec(hidden)?.[0]);
      if (words === undefined) continue;
      // Whoever hides a word means it.
      const grave =
        pattern.exec(withoutEverydayWords(folded))?.[0] ?? (open === undefined ? words : undefined);
      const earlier = found.get(subject);
      if (!earlier || (earlier.everyday && grave !== undefined))
        found.set(subject, { subject, words: grave ?? words, everyday: grave === undefined });
    }
  }
  return [...found.values()];
}
