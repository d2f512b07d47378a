import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { makeArchiveJob } from './jobs.ts';
import type { KeepArchivePorts } from './keep-archive.ts';
import { archiveRoutes } from './routes.ts';
import { eraseExpired } from './store.ts';
import { giveUpArchive, type WriteArchivePorts, writeArchive } from './write-archive.ts';

/** Archives of PDFs: made piece by piece in the background, kept for a day. */
export function openArchives(ports: WriteArchivePorts & KeepArchivePorts): Feature {
  const { system } = ports;
  return {
    routes: (serveWith) => archiveRoutes(serveWith(ports)),
    jobs: [
      work(
        makeArchiveJob,
        1,
        (piece) => writeArchive(ports, piece),
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
