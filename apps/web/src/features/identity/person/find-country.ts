import type { DiallingCountry } from '@udaya/contract/accounts';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a country is meant by what was typed: a part of its name, its code of two letters, or its dialling code. */
export function meansCountry({ name, pcode, code }: DiallingCountry, typed: string): boolean {
  const search = folded(typed.trim());
  if (search === '') return true;
  const digits = search.replace(/^\+/, '');
  if (/^\d+$/.test(digits)) return pcode.replace('+', '').startsWith(digits);
  return folded(name).includes(search) || code.toLowerCase() === search;
}
