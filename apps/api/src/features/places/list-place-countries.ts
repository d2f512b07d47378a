import { countryName } from '@udaya/format/country-name';
import type { Queryable } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { readCountryCodes } from './store.ts';

/** The countries that have places, by their names in the reader's language. */
export async function listPlaceCountries(db: Queryable): Promise<{ code: string; name: string }[]> {
  const locale = currentLocale();
  const codes = await readCountryCodes(db);
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
