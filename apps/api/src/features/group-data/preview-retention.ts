import type { RetentionPreview } from '@udaya/contract/group-data';
import { retentionNoticeDays } from '@udaya/core/groups/data-duty';
import type { UserCall } from '../../platform/call-context.ts';
import { countReportsBefore } from '../reports/reading/describe-held.ts';
import { createdBefore, dayOf, nextMonths } from './retention-days.ts';

const monthsShown = 12;
const dayMs = 86_400_000;

/** What it would come to if the reports of the actor's group were erased after so many months. Those that were withdrawn count, too. */
export async function previewRetention(
  { db }: UserCall,
  { months }: { months: number },
): Promise<RetentionPreview> {
  const now = new Date();
  const ends = nextMonths(now, monthsShown);
  const instants = [now, ...ends].map((at) => createdBefore(at, months));
  const [due = 0, ...until] = await countReportsBefore(db, instants);
  const [reports = 0] = await countReportsBefore(db, [new Date(now.getTime() + dayMs)]);
  const starts = [now, ...ends.slice(0, -1)];
  const byMonth = starts.map((start, index) => ({
    month: `${dayOf(start).slice(0, 7)}-01`,
    reports: (until[index] ?? 0) - (until[index - 1] ?? due),
  }));
  const earliest = new Date(now.getTime() + retentionNoticeDays * dayMs);
  const first = due > 0 ? earliest : starts[byMonth.findIndex((one) => one.reports > 0)];
  return {
    due,
    reports,
    firstDate: first === undefined ? null : dayOf(first > earliest ? first : earliest),
    months: byMonth,
  };
}
