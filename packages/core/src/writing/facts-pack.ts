import type { AgeBand } from '../knowledge/age-band.ts';
import type { Area } from '../knowledge/areas.ts';
import type { WordRange } from '../knowledge/text-lengths.ts';
import type { Pole, Trait } from '../knowledge/traits.ts';
import type { Locale } from '../locale.ts';
import type { SourcedText } from '../reports/report-content.ts';
import type { ReportType } from '../reports/report-types.ts';

/**
 * All that a model is told of a birth: traits, the age band and rows of the knowledge base, each under an id, and the places that it is to word. No
 * name, place, date, time, sign, longitude or free text is in it, so that none can leave.
 */
export interface FactsPack {
  /** Version of its format. */
  version: string;
  lang: Locale;
  reportType: ReportType;
  ageBand: AgeBand | null;
  /** What the parts claim; both poles where they contradict each other: t1, t2, … */
  traits: PackTrait[];
  /** The rows of the report: p1, p2, … */
  passages: PackPassage[];
  /** What is to be worded, in the order of the report. */
  slots: PackSlot[];
}

export interface PackTrait {
  id: string;
  trait: Trait;
  pole: Pole;
  areas: Area[];
}

export interface PackPassage {
  id: string;
  row: SourcedText;
  /** A part of the reading, or a text around the parts. */
  kind: 'part' | 'frame';
  /** The area of life that it speaks of; null of a text around the parts. */
  area: Area | null;
  /** The window of the birth time leaves it open: nothing but its own part may rest on it. */
  open: boolean;
}

export const slotKinds = ['opening', 'glance', 'bridge', 'plan', 'closing', 'part'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A place of the report with the row that stands there until a model words it better. */
export interface PackSlot {
  /** As prompts and answers name it: `opening-1`, `bridge-2`, `plan-week`. */
  id: string;
  kind: SlotKind;
  /** Id of the passage that stands there. */
  passage: string;
  words: WordRange;
  /** The areas that a bridge joins, or that a task or a part is of; else none. */
  areas: Area[];
}
