import type { Queryable } from '../../platform/database/handles.ts';
import { countryName } from './describe-place.ts';
import { readCountryCodes } from './store.ts';

/** The countries that have places, by their English names. */
export async function listPlaceCountries(db: Queryable): Promise<{ code: string; name: string }[]> {
  const codes = await readCountryCodes(db);
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
