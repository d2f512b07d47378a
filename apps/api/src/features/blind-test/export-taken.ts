import type { TenantDb } from '../../platform/database/handles.ts';
import { listOwnAreas } from './store.ts';

/**
 * That the actor took part in the blind test, by report and area: for the copy of one's own data. What was chosen is kept without them, so it
 * is not among it.
 */
export const exportTaken = (db: TenantDb) => listOwnAreas(db);
