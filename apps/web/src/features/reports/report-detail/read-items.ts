import { type ReportDetail, ReportItem } from '@udaya/contract/reports';
import * as z from 'zod/mini';

const Items = z.array(ReportItem);

/** One part of a report with its note, if it has one, and whether it holds: whatever the minute was, or the whole day. */
export interface ReportPart extends ReportItem {
  note: string;
  holds?: 'minute' | 'day' | undefined;
}

/**
 * The parts of a report that have a text, in their order; undefined for a `reportJson` that cannot be read. Notes and
 * steadiness are by the place of the item in the JSON.
 */
export function readItems({
  reportJson,
  notes,
  steadiness,
  timeAccuracy,
}: Pick<ReportDetail, 'reportJson' | 'notes' | 'steadiness' | 'timeAccuracy'>): ReportPart[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(reportJson);
  } catch {
    return undefined;
  }
  const parsed = Items.safeParse(json);
  if (!parsed.success) return undefined;
  const holds: ReportPart['holds'] = timeAccuracy === 'unknown' ? 'day' : 'minute';
  return parsed.data
    .map((item, index) => ({
      ...item,
      note: notes[index] ?? '',
      holds: steadiness[index] === 'stable' ? holds : undefined,
    }))
    .filter(({ description }) => description.trim() !== '');
}

const wordsAMinute = 200;

/** How long it takes to read some texts, in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
