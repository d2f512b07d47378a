import { type Locale, locales } from '../locale.ts';
import { namePlaceholder } from '../reports/fill-name.ts';

/** The letters of a language, with which alone its texts are written. */
const scriptOf: Readonly<Record<Locale, string>> = { en: 'Latin', ta: 'Tamil', hi: 'Devanagari' };

/** What no text of a language says of a child or to a reader, by what is wrong with it. */
const faults: Readonly<Partial<Record<Locale, readonly (readonly [RegExp, string])[]>>> = {
  ta: [
    [/\{name\}[\u0B80-\u0BFF]+/u, 'puts an ending on the name'],
    // A child is spoken of without he or she.
    [/(?<![\p{L}\p{M}])(?:அவன|அவள|இவன|இவள)[\p{L}\p{M}]*/u, 'says he or she'],
    [/(?<![\p{L}\p{M}])என்பவ[\p{L}\p{M}]*/u, 'speaks of a person as a report of the police does'],
  ],
  hi: [
    [/(?<![\p{L}\p{M}])(?:लड़का|लड़की|बेटा|बेटी|बच्ची)(?![\p{L}\p{M}])/u, 'says he or she'],
    [
      /\{name\} (?:[\p{L}\p{M}]+ ){0,3}[\p{L}\p{M}]+(?:ता|ती) (?:है|हैं)(?![\p{L}\p{M}])/u,
      'has a verb that agrees with the name',
    ],
    [
      /(?<![\p{L}\p{M}])आप (?:[\p{L}\p{M}]+ ){0,3}[\p{L}\p{M}]+(?:ते|ती) (?:हैं|हो)(?![\p{L}\p{M}])/u,
      'has a verb that agrees with the reader',
    ],
  ],
};

/** What is wrong with a text as one of its language, in words for the person who edits it; nothing of English, which has rules of its own. */
export function languageErrors(lang: Locale, text: string): string[] {
  const bare = text.replaceAll(namePlaceholder, '');
  const foreign = locales
    .filter((other) => other !== lang)
    .flatMap((other) => bare.match(new RegExp(String.raw`\p{Script=${scriptOf[other]}}+`, 'u'))?.[0] ?? []);
  const digits = bare.match(/\p{Nd}+/u)?.[0];
  return [
    ...foreign.map((found) => `has letters of another script: "${found}"`),
    ...(digits ? [`has the figure "${digits}"`] : []),
    ...(faults[lang] ?? []).flatMap(([fault, error]) => {
      const found = fault.exec(text)?.[0];
      return found ? [`${error}: "${found}"`] : [];
    }),
  ];
}
