import type { DiallingCountry } from '@udaya/contract/accounts';
import { foldText } from '@udaya/core/fold-text';

/** What some countries are called for short, beside their codes of two letters. */
const shortNames: Record<string, string> = { AE: 'uae', GB: 'uk', US: 'usa' };

const folded = (text: string) => foldText(text.trim());

/** The digits of a dialling code, with or without its plus; undefined for text. */
const digitsOf = (search: string) => /^\+?(\d*)$/.exec(search)?.[1];

const isFor = ({ name, pcode }: DiallingCountry, search: string) =>
  folded(name) === search || pcode.replace('+', '') === digitsOf(search);

const isShortFor = ({ code }: DiallingCountry, search: string) =>
  code.toLowerCase() === search || shortNames[code] === search;

function isMeant(country: DiallingCountry, search: string): boolean {
  const digits = digitsOf(search);
  if (digits !== undefined) return country.pcode.replace('+', '').startsWith(digits);
  return folded(country.name).includes(search) || isShortFor(country, search);
}

/**
 * The countries that may be meant by what was typed: a part of the name, the code of two letters or the beginning of
 * the dialling code. Those that are called just so come first.
 */
export function findCountries(all: readonly DiallingCountry[], typed: string): DiallingCountry[] {
  const search = folded(typed);
  const rank = (country: DiallingCountry) =>
    Number(!isFor(country, search) && !(search !== '' && isShortFor(country, search)));
  return all.filter((country) => isMeant(country, search)).sort((one, two) => rank(one) - rank(two));
}

/** The one country that is meant: no other was found, or no other has this name or dialling code. */
export function findCountry(all: readonly DiallingCountry[], typed: string): DiallingCountry | undefined {
  const search = folded(typed);
  if (digitsOf(search) === '') return undefined;
  const found = findCountries(all, search);
  const named = found.filter((country) => isFor(country, search));
  return only(found) ?? only(named);
}

/** The country that a list offers first. Which of several has a dialling code is not guessed. */
export function offeredCountry(all: readonly DiallingCountry[], typed: string): DiallingCountry | undefined {
  return digitsOf(folded(typed)) === undefined ? findCountries(all, typed)[0] : findCountry(all, typed);
}

const only = <Item>(items: Item[]) => (items.length === 1 ? items[0] : undefined);
