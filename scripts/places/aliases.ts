import { foldName } from '../../apps/api/src/features/places/fold-name.ts';

const indian = /^[\p{Script=Tamil}\p{Script=Devanagari}]/u;
const southAsian =
  /^[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Thaana}\p{Script=Tibetan}]/u;
const southAsia = new Set(['IN', 'LK', 'NP', 'BD', 'PK', 'BT', 'MV']);
/** Scripts that are kept where they are at home: a name in one of them is of little use for a place elsewhere. */
const homes: [RegExp, string][] = [
  [
    /^\p{Script=Arabic}/u,
    'AE AF BH DJ DZ EG EH ER IN IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE',
  ],
  [/^\p{Script=Cyrillic}/u, 'AM AZ BA BG BY EE GE KG KZ LT LV MD ME MK MN RS RU TJ TM UA UZ XK'],
  [/^\p{Script=Han}/u, 'CN HK JP MO MY SG TW'],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JP'],
  [/^\p{Script=Hangul}/u, 'KP KR'],
  [/^\p{Script=Thai}/u, 'TH'],
  [/^\p{Script=Lao}/u, 'LA'],
  [/^\p{Script=Khmer}/u, 'KH'],
  [/^\p{Script=Myanmar}/u, 'MM'],
  [/^\p{Script=Greek}/u, 'CY GR'],
  [/^\p{Script=Hebrew}/u, 'IL PS'],
  [/^\p{Script=Georgian}/u, 'GE'],
  [/^\p{Script=Armenian}/u, 'AM AZ'],
  [/^\p{Script=Ethiopic}/u, 'ER ET'],
];

/**
 * The other names of a place that somebody may type: Latin ones with old spellings, Tamil and Devanagari anywhere, other
 * scripts where they are at home. Nothing twice once folded, and no codes or machine romanisations of far languages.
 */
export function usefulAliases(country: string, name: string, aliases: string[]): string[] {
  const seen = new Set([foldName(name)]);
  return aliases
    .map((alias) => alias.replace(/[\s|]+/g, ' ').trim())
    .filter((alias) => {
      if (!isUseful(country, alias)) return false;
      const folded = foldName(alias);
      if (folded === '' || seen.has(folded)) return false;
      seen.add(folded);
      return true;
    });
}

function isUseful(country: string, alias: string): boolean {
  if (alias.length > 80 || /[\d()/:;]/.test(alias)) return false;
  if (/^\p{Script=Latin}/u.test(alias)) return isUsefulLatin(country, alias);
  if (indian.test(alias)) return true;
  if (southAsian.test(alias)) return southAsia.has(country);
  return homes.some(([script, countries]) => script.test(alias) && countries.includes(country));
}

function isUsefulLatin(country: string, alias: string): boolean {
  if (/^[A-Z]{2,5}$/.test(alias)) return false;
  if (alias.includes(' - ')) return false;
  // A mix of scripts ('Chennai - சென்னை') says nothing that its parts do not.
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(alias)) return false;
  if (!/^\p{Ll}/u.test(alias)) return true;
  const syllables = alias.includes(' ') && alias.split(' ').every((word) => word.length <= 4);
  const vowels = alias.replace(/[^aeiou]/g, '').length;
  return southAsia.has(country) && /^[a-z ]+$/.test(alias) && !syllables && vowels * 3 >= alias.length;
}
