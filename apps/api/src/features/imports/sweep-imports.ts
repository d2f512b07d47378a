import { birthImportLifeMs } from '@udaya/core/births/birth-file';
import type { SystemDb } from '../../platform/database/handles.ts';
import { deleteExpired } from './store.ts';

/** Forgets what files said of persons who were not taken, when its time is over. */
export async function sweepImports({ system }: { system: SystemDb }): Promise<void> {
  await deleteExpired(system, new Date(Date.now() - birthImportLifeMs));
}
