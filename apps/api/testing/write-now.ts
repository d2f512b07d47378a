import { writeReport } from '../src/features/reports/writing/write-report.ts';
import type { World } from './world.ts';

/** Writes a report without waiting for a worker, and without its mail: nobody can pay for one before it is written. */
export async function writeNow({ reportDeps }: Pick<World, 'reportDeps'>, reportId: string): Promise<void> {
  await writeReport({ ...reportDeps, post: async () => {} }, reportId);
}
