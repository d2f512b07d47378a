import type { SystemDb } from '../../platform/database/handles.ts';
import * as store from './store-log.ts';

/** How mail leaves: when it last did, when one was last given up, and how many wait. */
export async function readDelivery(db: SystemDb): ReturnType<typeof store.readDelivery> {
  return store.readDelivery(db);
}
