import type { Place } from '@udaya/contract/places';
import { describePlace } from './describe-place.ts';
import type { PlaceRow } from './store.ts';

/** A place as it is promised: its words for a reader, its coordinates in degrees and its IANA zone. */
export function presentPlace(row: PlaceRow): Place {
  const { id, name, district, state, country, latitude, longitude, zone } = row;
  return {
    place_id: id,
    description: describePlace(row),
    name,
    district,
    state,
    country,
    latitude,
    longitude,
    zone,
  };
}
