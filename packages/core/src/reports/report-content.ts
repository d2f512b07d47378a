import type { Planet } from '@udaya/astro/planets';
import type { Position } from '../knowledge/passage.ts';
import type { Locale } from '../locale.ts';

/** A point of a stored chart: all that drawing and presenting need. Degrees are sidereal, 0 to 360. */
export interface StoredPoint {
  lonDeg: number;
  sign: Position;
  /** Whole-sign house 1 to 12, or null where the time of birth is not known. */
  house: number | null;
  nakshatra: number;
  pada: number;
  retrograde: boolean;
}

/** Whether a statement holds over the whole window of the birth time, or hangs on the minute. */
export const steadinesses = ['stable', 'depends-on-minute'] as const;
export type Steadiness = (typeof steadinesses)[number];

/** One statement of a report: the text, the fact it stands on and the passage it comes from. */
export interface ReportStatement {
  planet: Planet;
  position: Position;
  title: string;
  description: string;
  /** Version of the knowledge base that the passage belongs to. */
  knowledgeVersion: number;
  steadiness: Steadiness;
  /** The other positions that the planet could have within the window. */
  otherPositions: Position[];
}

/** Who wrote the words: the composer from curated passages, or a model that was checked against them. */
export type Writer = { kind: 'composer'; version: string };

/** What a report says and how it came to be; stored whole and never changed. */
export interface ReportContent {
  /** The language of its texts; what was written before there was a choice is English. */
  lang?: Locale;
  opening: string;
  closing: string;
  statements: ReportStatement[];
  chart: {
    points: Partial<Record<Planet, StoredPoint>>;
    chandraRasi: Position;
    nakshatra: number;
    pada: number;
    moonSteadiness: Steadiness;
  };
  manifest: {
    engineVersion: string;
    tableVersion: number;
    ayanamsa: string;
    node: string;
    writer: Writer;
    knowledgeVersions: number[];
    /** Date of the newest knowledge-base version used, ISO instant. */
    knowledgeDate: string;
    /** Keys of the opening's and closing's phrases. */
    phrases: string[];
  };
}
