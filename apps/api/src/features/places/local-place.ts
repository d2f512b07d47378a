import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { countryName } from '@udaya/format/country-name';
import * as m from '@udaya/messages';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { currentLocale } from '../../platform/locale/current-locale.ts';

const file = path.resolve(import.meta.dirname, '../../../data/places-local.csv');
const Rows = z.array(z.object({ name: z.string(), ta: z.string(), hi: z.string() }));

/** What towns, districts and states of India are called in the other languages, by their Latin names; read when it is first asked for. */
let known: ReadonlyMap<string, { ta: string; hi: string }> | undefined;
function namesOf(name: string): { ta: string; hi: string } | undefined {
  known ??= new Map(
    Rows.parse(parse(readFileSync(file), { columns: true })).map(({ name: latin, ta, hi }) => [
      latin,
      { ta, hi },
    ]),
  );
  return known.get(name);
}

/**
 * Where a place lies, as it is kept (`describePlace`), in the reader's language: each part by the name that it has there, and in Latin letters
 * where it has none.
 */
export function localPlace(description: string, locale: Locale = currentLocale()): string {
  if (locale === 'en') return description;
  const parts = description.split(', ');
  return parts
    .map((part, index) => {
      const district = /^(.+) district$/.exec(part)?.[1];
      if (district) return m.birth_place_district({ name: namesOf(district)?.[locale] || district });
      const name = namesOf(part)?.[locale];
      if (name) return name;
      return index === parts.length - 1 ? (countryCalled(part, locale) ?? part) : part;
    })
    .join(', ');
}

let codes: ReadonlyMap<string, string> | undefined;
/** The name of a country by its English one. */
function countryCalled(name: string, locale: Locale): string | undefined {
  codes ??= new Map(lettersOf().map((code) => [countryName(code, baseLocale), code]));
  const code = codes.get(name);
  return code && countryName(code, locale);
}

/** Every two letters that may be a country's. */
function lettersOf(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((first) => letters.map((second) => first + second));
}
