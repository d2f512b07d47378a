import type { SystemDb } from '../../platform/database/handles.ts';
import { deleteOldFiles } from './store-files.ts';

/** Forgets files of invitations that were not sent within a day, and of the others after thirty days what became of them. */
export async function sweepMemberFiles(system: SystemDb): Promise<void> {
  await deleteOldFiles(system, Date.now());
}
