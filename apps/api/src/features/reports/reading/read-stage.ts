import type { ReportStage } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../../platform/call-context.ts';
import { readReportRow } from '../record/store.ts';

/** How far the writing of a report has come. */
export async function readStage(
  { db }: UserCall,
  input: { id: string },
): Promise<{ id: string; name: string; stage: ReportStage }> {
  const { id, name, stage } = await readReportRow(db, input.id);
  return { id, name, stage };
}
