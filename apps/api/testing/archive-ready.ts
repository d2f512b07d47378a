import { archives, type ReportArchive } from '@udaya/contract/report-archives';
import { expect, vi } from 'vitest';
import { readZip } from './read-zip.ts';
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

/** Asks for an archive and waits for it; its files, and the lines of its index. */
export async function archived(person: Person, body: Record<string, unknown> = {}) {
  const { status, failure } = await person.call(archives.make, { body });
  expect([status, failure.code]).toEqual([200, undefined]);
  const archive = await archiveReady(person);
  return { archive, ...(await openArchive(person, archive.id)) };
}

/** Downloads an archive; its files, and the lines of its index. */
export async function openArchive(person: Person, id: string) {
  const answer = await person.call(archives.download, { params: { id } });
  expect(answer.status).toBe(200);
  const files = readZip(answer.body);
  const lines = (files.get('index.csv')?.toString('utf8') ?? '').replace(/\r\n$/, '').split('\r\n');
  files.delete('index.csv');
  return { answer, files, lines: lines.slice(1), head: lines[0] };
}
