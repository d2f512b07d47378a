import { type Area, areaOf } from '../knowledge/areas.ts';
import type { ReportContent, SourcedText } from './report-content.ts';

/** What of a report's content its parts are made of. */
export type Parts = Pick<ReportContent, 'statements' | 'frame'>;

/** The parts of a report without those of some areas of life: the bridges that join them and what the plan takes from them go with them. */
export function withoutAreas({ statements, frame }: Parts, areas: readonly Area[]): Parts {
  const isLeftOut = (area: Area) => areas.includes(area);
  const ofThePlan = (pieces: SourcedText[]) =>
    pieces.filter(({ key }) => !areas.some((area) => key.endsWith(`.${area}`)));
  const kept = statements.filter(({ planet }) => !isLeftOut(areaOf[planet]));
  if (!frame) return { statements: kept };
  const { bridges, plan } = frame;
  return {
    statements: kept,
    frame: {
      ...frame,
      bridges: bridges.filter((bridge) => !isLeftOut(areaOf[bridge.after]) && !bridge.areas.some(isLeftOut)),
      plan: { week: ofThePlan(plan.week), month: ofThePlan(plan.month) },
    },
  };
}
