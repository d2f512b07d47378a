import type { SystemDb } from '../../platform/database/handles.ts';
import { deleteUploads, listExpired } from './store-uploads.ts';

export interface SweepPorts {
  system: SystemDb;
}

const sweptAtOnce = 20;

/** Forgets the files that were not activated in their time, with their rows. */
export async function sweepUploads({ system }: SweepPorts): Promise<void> {
  for (;;) {
    const expired = await listExpired(system, sweptAtOnce);
    await deleteUploads(system, expired);
    if (expired.length < sweptAtOnce) return;
  }
}
