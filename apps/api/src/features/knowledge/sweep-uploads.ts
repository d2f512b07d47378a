import type { SystemDb } from '../../platform/database/handles.ts';
import { deleteUploads, listExpired } from './store-uploads.ts';

export interface SweepDeps {
  system: SystemDb;
}

const sweptAtOnce = 20;

/** Forgets the files that were not activated in their time, with their rows. */
export async function sweepUploads({ system }: SweepDeps): Promise<void> {
  for (;;) {
    const expired = await listExpired(system, sweptAtOnce);
    await deleteUploads(system, expired);
    if (expired.length < sweptAtOnce) return;
  }
}
