import { type Area, areaOf } from '../knowledge/areas.ts';
import { calledName, fillName, type Named } from './fill-name.ts';
import type { Bridge, ReportContent, ReportStatement, SourcedText } from './report-content.ts';

/** The report in a few lines. */
export interface PresentedGlance {
  strengths: string[];
  watch: string;
  helps: string;
  firstStep: string;
}

/** What stands around the statements of a report that is open whole. */
export interface PresentedTemplate {
  glance: PresentedGlance;
  /**
   * `after`: the index of the statement that it follows, or that of none for the page of the lunar mansion; `areas`: what it joins
   * of what was read till then;
   * `open`: one of these parts hangs on the time of birth.
   */
  bridges: { after: number; areas: Area[]; text: string; open: boolean }[];
  plan: { week: string; month: string[] };
  /** The page of the lunar mansion; empty where that is open. */
  mansion: string;
  /** What is worth asking about at the age of a child. */
  signs: string[];
}

/** What opens with the whole report, for the reader of its preview. */
export interface PresentedAhead {
  /** What the other parts are called, in their order. */
  headings: string[];
  /** The first strength of the glance. */
  strength: string;
  /** The areas of all parts by how much each counts in this chart, the first most; `share` of the most, 0 to 1. */
  weights: { area: Area; heading: string; share: number }[];
}

/** Fills name and pronouns into a text that may not be there. */
export type Fill = (text: string | undefined) => string;

/** Fills in what somebody is called, and how they are spoken of. */
export function filling({ name, gender }: Named): Fill {
  const called = calledName(name);
  return (text) => fillName(text ?? '', called, gender);
}

/** The statements that say something. */
export const writtenOf = (statements: readonly ReportStatement[]): ReportStatement[] =>
  statements.filter(({ description }) => description.trim() !== '');

/** What stands around the statements, with the name filled in; undefined of reports of the first composer. */
export function presentTemplate(
  { frame, statements }: Pick<ReportContent, 'frame' | 'statements'>,
  fill: Fill,
): PresentedTemplate | undefined {
  if (!frame) return undefined;
  const { glance, plan, bridges } = frame;
  const text = (piece: SourcedText | null | undefined) => fill(piece?.text);
  const written = writtenOf(statements);
  const open: Area[] = statements
    .filter(({ steadiness }) => steadiness !== 'stable')
    .map(({ planet }) => areaOf[planet]);
  const order = written.map(({ planet }) => planet);
  const isRead = (area: Area, after: Bridge['after']) =>
    after === 'mansion' || order.findIndex((planet) => areaOf[planet] === area) <= order.indexOf(after);
  return {
    glance: {
      strengths: glance.strengths.map(text),
      watch: text(glance.watch),
      helps: text(glance.helps),
      firstStep: text(plan.week[0]),
    },
    bridges: bridges.map((bridge) => ({
      after:
        bridge.after === 'mansion'
          ? written.length
          : written.findIndex(({ planet }) => planet === bridge.after),
      areas: bridge.areas.filter((area) => isRead(area, bridge.after)),
      text: text(bridge),
      open: bridge.areas.some((area) => open.includes(area)),
    })),
    plan: { week: text(plan.week[0]), month: plan.month.map(text) },
    mansion: text(frame.mansion),
    signs: (frame.signs ?? []).map(text),
  };
}

function weightsOf(statements: readonly ReportStatement[], fill: Fill): PresentedAhead['weights'] {
  const weighed = statements.map(({ planet, heading, weight = 0 }) => ({
    area: areaOf[planet],
    heading: fill(heading?.text),
    weight,
  }));
  const most = Math.max(...weighed.map(({ weight }) => weight), 1);
  return weighed
    .sort((one, other) => other.weight - one.weight)
    .map(({ area, heading, weight }) => ({ area, heading, share: Math.max(0, weight) / most }));
}

/** What a preview tells of what it leaves out; undefined of reports of the first composer, whose parts have no headings. */
export function presentAhead(
  { frame, statements }: Pick<ReportContent, 'frame' | 'statements'>,
  fill: Fill,
): PresentedAhead | undefined {
  if (!frame) return undefined;
  const written = writtenOf(statements);
  return {
    headings: written
      .slice(1)
      .map(({ heading }) => fill(heading?.text))
      .filter(Boolean),
    strength: fill(frame.glance.strengths[0]?.text),
    weights: weightsOf(written, fill),
  };
}
