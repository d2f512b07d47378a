import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReportPart } from './read-items.ts';

/** A place of the reading that contents lead to. */
export interface Section {
  id: string;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined;
}

/** The places of a reading in the order in which they stand on the page. */
export function sectionsOf(
  { frame, lang, day, howMade }: Pick<ReportDetail, 'frame' | 'lang' | 'day' | 'howMade'>,
  parts: readonly ReportPart[],
): Section[] {
  const glance = frame?.glance;
  const hasGlance =
    glance && [...glance.strengths, glance.watch, glance.helps, glance.firstStep].some(Boolean);
  const hasPlan = frame && [frame.plan.week, ...frame.plan.month].some(Boolean);
  return [
    ...(hasGlance ? [{ id: 'glance', name: m.report_glance() }] : []),
    ...parts.map(({ id, name, named }) => ({ id, name, lang: named ? lang : undefined })),
    ...(frame?.mansion ? [{ id: 'mansion', name: frame.mansion.heading }] : []),
    ...(hasPlan ? [{ id: 'plan', name: m.report_plan() }] : []),
    ...(day ? [{ id: 'day', name: day.heading }] : []),
    ...(howMade ? [{ id: 'provenance', name: m.report_provenance_heading() }] : []),
  ];
}
