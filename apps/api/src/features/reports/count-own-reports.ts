import type { TenantDb } from '../../platform/database/handles.ts';
import { countReports } from './store-lists.ts';

/** How many reports the viewer may reach. */
export async function countOwnReports({ db }: { db: TenantDb }): Promise<{ totalCount: number }> {
  return { totalCount: await countReports(db) };
}
