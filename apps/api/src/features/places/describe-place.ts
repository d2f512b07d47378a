import { baseLocale } from '@udaya/core/locale';
import { countryName } from '@udaya/format/country-name';
import type { Queryable } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { readCountryCodes } from './store.ts';

/** What is known of a place for saying where it lies. */
export interface PlaceWords {
  name: string;
  /** The town that a locality is part of, or what tells twins apart ('near Sitapur'). */
  within: string | null;
  district: string | null;
  state: string | null;
  /** Two letters. */
  country: string;
}

/** Where a place lies, without a word twice: 'Tirunelveli, Tirunelveli district, Tamil Nadu, India'. */
export function describePlace(place: PlaceWords): string {
  const { name, within, state } = place;
  const country = countryName(place.country, baseLocale);
  // A city that is its own state or country needs no district to be found.
  const district = [within, state, country].some((part) => same(part, place.district))
    ? null
    : districtWords(place);
  const parts = [name, within, district, state, country];
  return parts
    .filter((part, index) => part && !parts.slice(0, index).some((earlier) => same(earlier, part)))
    .join(', ');
}

function districtWords({ district, country }: PlaceWords): string | null {
  return country === 'IN' && district && !/\bdistrict\b/i.test(district) ? `${district} district` : district;
}

function same(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
}

/** The countries that have places, by their names in the reader's language. */
export async function listPlaceCountries(db: Queryable): Promise<{ code: string; name: string }[]> {
  const locale = currentLocale();
  const codes = await readCountryCodes(db);
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
