import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { makeArchiveJob } from './jobs.ts';
import type { ManageArchiveDeps } from './manage-archive.ts';
import { archiveRoutes } from './routes.ts';
import { eraseExpired } from './store.ts';
import { giveUpArchive, type WriteArchiveDeps, writeArchive } from './write-archive.ts';

/** Archives of PDFs: made piece by piece in the background, kept for a day. */
export function openArchives(deps: WriteArchiveDeps & ManageArchiveDeps): Feature {
  const { system } = deps;
  return {
    routes: (serveWith) => archiveRoutes(serveWith(deps)),
    jobs: [
      work(
        makeArchiveJob,
        1,
        (piece) => writeArchive(deps, piece),
        (piece) => giveUpArchive(system, piece),
      ),
    ],
    schedules: [
      {
        name: 'erase-archives',
        cron: '*/10 * * * *',
        run: async () => {
          await eraseExpired(system);
        },
      },
    ],
  };
}
