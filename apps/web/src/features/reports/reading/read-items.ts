import { type ReportDetail, ReportItem } from '@udaya/contract/reports';
import { countWords } from '@udaya/core/knowledge/count-words';
import { wordShare } from '@udaya/core/knowledge/word-share';
import type { Locale } from '@udaya/core/locale';
import type { Verdict } from '@udaya/core/reports/verdicts';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';

const Items = z.array(ReportItem);
type Area = ReportDetail['areas'][number]['area'];

/** One part of a report. */
export interface ReportPart extends ReportItem {
  /** Where it stands on the page. */
  id: string;
  /** What it is called: its area of life, its title for those who see titles, else its number. */
  name: string;
  /** The name is of the language of the texts. */
  named: boolean;
  /** That it hangs on the time of birth; empty where it does not. */
  note: string;
  /** A sentence that hangs on the very minute; empty where there is none. */
  minute: string;
  /** Texts that say how it and another part are both true. */
  bridges: Bridge[];
  area: Area | undefined;
  verdict: Verdict | undefined;
}

/** A text that says how what it joins is both true. */
export type Bridge = NonNullable<ReportDetail['frame']>['bridges'][number];

type Read = Pick<
  ReportDetail,
  'reportJson' | 'notes' | 'steadiness' | 'areas' | 'minutes' | 'frame' | 'feedback'
>;

/**
 * The parts of a report that have a text, in their order; undefined for a `reportJson` that cannot be read. What stands beside
 * the JSON is by the place of the item in it.
 */
export function readItems(report: Read): ReportPart[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(report.reportJson);
  } catch {
    return undefined;
  }
  const parsed = Items.safeParse(json);
  if (!parsed.success) return undefined;
  const { notes, steadiness, areas, minutes, frame, feedback } = report;
  const written = parsed.data.flatMap((item, index) =>
    item.description.trim() === '' ? [] : [{ item, index }],
  );
  return written.map(({ item, index }, place) => {
    const heading = areas[index]?.heading || item.descriptionTitle;
    const area = areas[index]?.area;
    return {
      ...item,
      id: `part-${place + 1}`,
      name: heading || m.report_part({ number: place + 1 }),
      named: Boolean(heading),
      note: steadiness[index] === 'stable' ? '' : (notes[index] ?? ''),
      minute: minutes[index] ?? '',
      bridges: frame?.bridges.filter(({ after }) => after === index) ?? [],
      area,
      verdict: feedback.find((said) => said.area === area)?.verdict,
    };
  });
}

/** Of English. */
const wordsAMinute = 200;

/** How long it takes to read some texts of a language, in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[], lang: Locale): number {
  return Math.max(1, Math.round(countWords(texts.join(' ')) / (wordsAMinute * wordShare[lang])));
}
