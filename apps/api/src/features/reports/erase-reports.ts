import type { TenantDb } from '../../platform/database/handles.ts';
import { deleteOwnReports } from './store.ts';

/** Erases all reports of the viewer, with their texts, sensitive details and consents, and tells how many there were. */
export async function eraseReports(tx: TenantDb): Promise<number> {
  return deleteOwnReports(tx);
}
