import { writeReport } from '../src/features/reports/writing/write-report.ts';
import type { World } from './world.ts';

/** Writes a report without waiting for a worker, and without its mail: nobody can pay for one before it is written. */
export async function writeNow({ reportPorts }: Pick<World, 'reportPorts'>, reportId: string): Promise<void> {
  await writeReport({ ...reportPorts, post: async () => {} }, reportId);
}
