import type { CopyIn } from '../../platform/database/copy-in.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Feature } from '../../platform/feature.ts';
import { uploadRoutes } from './routes.ts';
import { deleteUploads, listExpired } from './store-uploads.ts';

const sweptAtOnce = 20;

/** Texts that the product admin sends as files. */
export function openUploads({ copyIn, system }: { copyIn: CopyIn; system: SystemDb }): Feature {
  return {
    routes: (serveWith) => uploadRoutes(serveWith({ copyIn })),
    schedules: [{ name: 'sweep-uploads', cron: '17 * * * *', run: () => sweepUploads(system) }],
  };
}

/** Forgets the files that were not put in force in their time, with their rows. */
async function sweepUploads(system: SystemDb): Promise<void> {
  for (;;) {
    const expired = await listExpired(system, sweptAtOnce);
    await deleteUploads(system, expired);
    if (expired.length < sweptAtOnce) return;
  }
}
