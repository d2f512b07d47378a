import { strayPlaceholders } from '../../reports/fill-name.ts';

const marks: readonly RegExp[] = [
  /[<>`|\\^~=_*#@[\]]/u,
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|org|net|in|io|co|ai|app|dev)\b/iu,
  /&(?:#\w+|[a-z]+);/iu,
  /[;}]\s*$|\(\)|\$\{|=>|::|\/\/|\/\*/u,
  // An id, as prompts name texts, or a slot's.
  /(?<![\p{L}\p{N}])[pft]\d{1,3}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:opening|glance|bridge|plan|closing|part)-(?:\d|week|month|watch|helps|strength)/u,
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}/u,
  // Control characters, line ends, invisible ones and those of nobody; the two joiners belong to Indic writing.
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\u{FFFD}]|(?![\u{200C}\u{200D}])\p{Cf}/u,
  /\p{M}{5}/u,
];
const scripts: Readonly<Record<string, { letters: RegExp; strange: RegExp }>> = {
  en: { letters: /\p{Script=Latin}/gu, strange: /(?!\p{Script=Latin})\p{L}|[\u{200C}\u{200D}]/u },
  ta: { letters: /\p{Script=Tamil}/gu, strange: /(?![\p{Script=Tamil}\p{Script=Latin}])\p{L}/u },
  hi: { letters: /\p{Script=Devanagari}/gu, strange: /(?![\p{Script=Devanagari}\p{Script=Latin}])\p{L}/u },
};
/** How many of the letters of a sentence are of its language's script. */
const ownShare = 0.7;

/** What of a sentence is not plain text in its language. */
export function findMarks(text: string, lang: string): string[] {
  const bare = text.replaceAll('{name}', '');
  const { letters, strange } = scripts[lang] ?? { letters: /\p{L}/gu, strange: /(?!)/ };
  const own = (bare.match(letters) ?? []).length;
  const all = (bare.match(/[\p{L}\p{M}]/gu) ?? []).length;
  const foreign = lang !== 'en' && own < (bare.match(/\p{L}/gu) ?? []).length * ownShare;
  return [
    ...marks.flatMap((mark) => mark.exec(bare.replace(/[{}]/g, ''))?.[0] ?? []),
    ...(strange.exec(bare) ?? []).slice(0, 1),
    ...(foreign || all === 0 ? [bare.trim()] : []),
    ...(text === text.trim() && !/\s{2}/u.test(text) ? [] : ['  ']),
  ];
}

/** The placeholders that are not the name, and the name where it stands more than once. */
export function findPlaceholders(text: string): string[] {
  const names = text.split('{name}').length - 1;
  return [...strayPlaceholders(text), ...(names > 1 ? ['{name}'] : [])];
}
