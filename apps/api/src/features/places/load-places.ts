import type { OpenDatabase } from '../../platform/database/database.ts';
import { readPlacesFile } from './places-file.ts';
import { hasPlaces, replacePlaces } from './store-loading.ts';

/** Brings the shipped gazetteer into the database, if it is not there yet. Takes some seconds once, then milliseconds. */
export async function loadPlaces({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  const file = readPlacesFile();
  if (!(await hasPlaces(pool, file.hash))) await replacePlaces(pool, file.hash, file.unpack);
}
