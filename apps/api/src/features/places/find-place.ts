import type { Place } from '@udaya/contract/places';
import type { Queryable } from '../../platform/database/handles.ts';
import { presentPlace } from './present-place.ts';
import { findPlaceRow } from './store.ts';

/** A place whose id was chosen: what it is called, where it lies and its zone. */
export type FoundPlace = Place;

/** The place of an id that a search has given; undefined for any other text. */
export async function findPlace(db: Queryable, id: string): Promise<FoundPlace | undefined> {
  const row = /^[a-z0-9-]{1,80}$/.test(id) ? await findPlaceRow(db, id) : undefined;
  return row && presentPlace(row);
}
