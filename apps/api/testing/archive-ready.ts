import { archives, type ReportArchive } from '@udaya/contract/report-archives';
import { vi } from 'vitest';
import type { Person } from './world.ts';

/** The archive that somebody asked for, as soon as nothing is done for it any more. */
export async function archiveReady(person: Person, seconds = 20): Promise<ReportArchive> {
  return vi.waitFor(
    async () => {
      const { archive } = (await person.call(archives.read)).body;
      if (!archive || archive.state === 'making') throw new Error('The archive is not made yet.');
      return archive;
    },
    { timeout: seconds * 1000, interval: 100 },
  );
}
