import type { ReportContent, SourcedText } from './report-content.ts';

/** All texts of a report, in no order that readers see. */
export function piecesOf({ statements, frame }: Pick<ReportContent, 'statements' | 'frame'>): SourcedText[] {
  const { opening = [], closing = [], mansion, glance, bridges = [], plan, signs = [] } = frame ?? {};
  return [
    ...statements.flatMap(({ pieces = [], heading, minute }) => [...pieces, heading, minute]),
    ...opening,
    ...closing,
    mansion,
    ...(glance ? [...glance.strengths, glance.watch, glance.helps] : []),
    ...bridges,
    ...(plan ? [...plan.week, ...plan.month] : []),
    ...signs,
  ].filter((piece) => piece !== undefined && piece !== null);
}
