import type { DiallingCountry } from '@udaya/contract/accounts';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { countries } from 'countries-list';

const home = 'IN';
// Where the list's first code is not the one in use, or is one of several below +1: there the rest belongs to the number.
const ownCode: Record<string, string> = { XK: '+383', VA: '+39', DO: '+1', PR: '+1' };

const all: readonly DiallingCountry[] = Object.entries(countries)
  .map(([code, { name, phone }]) => ({ name, pcode: ownCode[code] ?? `+${phone[0]}`, code }))
  .sort(
    (one, two) =>
      Number(two.code === home) - Number(one.code === home) || one.name.localeCompare(two.name, 'en'),
  );

const names = new Set(all.map(({ name }) => name));
const codes = new Set(Object.values(countries).flatMap(({ phone }) => phone.map((code) => `+${code}`)));

/** Every country with its dialling code: India first, the others by name. */
export async function listDiallingCountries(): Promise<DiallingCountry[]> {
  return [...all];
}

/** @throws Failure `request.invalid` for a country that is not in the list */
export function checkCountry(name: string): string {
  if (!names.has(name)) throw invalidField('country', m.account_country_required());
  return name;
}

/**
 * A dialling code with its plus.
 * @throws Failure `request.invalid` for one that no country has
 */
export function checkDiallingCode(path: 'dailingCode' | 'countryCode', code: string): string {
  const withPlus = code.startsWith('+') ? code : `+${code}`;
  if (!codes.has(withPlus)) throw invalidField(path, m.account_dialling_code_required());
  return withPlus;
}
