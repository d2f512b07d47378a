import type { Planet } from '@udaya/astro/planets';
import type { AgeBand, RowAgeBand } from '../knowledge/age-band.ts';
import type { Area } from '../knowledge/areas.ts';
import type { Position } from '../knowledge/passage.ts';
import type { Pole, Trait } from '../knowledge/traits.ts';
import type { Locale } from '../locale.ts';
import type { WriterMode } from '../writing/writer-modes.ts';

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

/** A text of a report with the row of the knowledge base that it is. `{name}` in it is filled when it is shown. */
export interface SourcedText {
  key: string;
  ageBand: RowAgeBand;
  /** Version of the knowledge base that brought the row. */
  version: number;
  text: string;
  /** Where a model worded it: its sentences, in their order. Row and text are no longer the same then; the row is what it stands for. */
  sentences?: WordedSentence[];
}

/** What a sentence rests on: a row of the knowledge base, the sign of a point, or a trait that parts of the report claim. */
export type Cite =
  | { kind: 'text'; key: string; ageBand: RowAgeBand; version: number }
  | { kind: 'sign'; planet: Planet; sign: Position }
  | { kind: 'trait'; trait: Trait; pole: Pole };

/** One sentence of a text that a model worded. */
export interface WordedSentence {
  text: string;
  cites: Cite[];
  /** The row's own sentence, which stands here since the model's did not pass the checks. */
  fallback?: true;
}

/** One statement of a report: the text, the fact it stands on and the passage it comes from. */
export interface ReportStatement {
  planet: Planet;
  position: Position;
  title: string;
  /** The texts of `pieces`, a paragraph each where help follows the portrait. */
  description: string;
  /** The rows that it is made of. Absent, as all that follows, in reports of the first composer. */
  pieces?: SourcedText[];
  /** The reader's heading: an area of life. */
  heading?: SourcedText;
  /** A sentence that hangs on the very minute of birth, and is marked so. */
  minute?: SourcedText;
  /** How much it counts in this chart. */
  weight?: number;
  /** Version of the knowledge base that the passage belongs to. */
  knowledgeVersion: number;
  steadiness: Steadiness;
  /** The other positions that the planet could have within the window. */
  otherPositions: Position[];
}

/** Who wrote the words: the composer from curated passages, or a model that was checked against them. */
export type Writer =
  | { kind: 'composer'; version: string }
  | {
      kind: 'model';
      /** The composer's version beneath. */
      version: string;
      mode: WriterMode;
      /** The provider as the settings name it, and the model as it named itself. */
      provider: string;
      model: string;
      promptVersion: string;
      checksVersion: string;
      /** SHA-256 of the canonical requests, hex. */
      requestHash: string;
    };

/** A text between two parts that pull two ways, saying how both are true. */
export interface Bridge extends SourcedText {
  /** Null where it stands for several at once. */
  trait: Trait | null;
  /** The areas that it joins, in the order of the report. */
  areas: Area[];
  /** The planet of the statement that it follows, the second of what it joins; or the page of the lunar mansion. */
  after: Planet | 'mansion';
}

/** What frames the statements since the second composer. */
export interface ReportTemplate {
  /** Of whoever the report is about, at its making. */
  ageBand: AgeBand | null;
  calendar: Calendar;
  opening: SourcedText[];
  closing: SourcedText[];
  /** The page of the Moon's lunar mansion; null where the window leaves that open. */
  mansion: SourcedText | null;
  glance: Glance;
  bridges: Bridge[];
  /** One thing for this week, two for this month. */
  plan: { week: SourcedText[]; month: SourcedText[] };
  /** Signs of development that are worth asking about at this age. Absent in reports from before there were such rows. */
  signs?: SourcedText[];
}

/** The report in a few lines. */
export interface Glance {
  strengths: SourcedText[];
  watch: SourcedText | null;
  helps: SourcedText | null;
}

/** The day of birth by calendar and Moon. */
export interface Calendar {
  /** 1 Monday to 7 Sunday, by the clock of the place. */
  weekday: number;
  /** 1 to 15 of the waxing half, 16 to 30 of the waning; null where the window of the birth time leaves it open. */
  tithi: number | null;
}

/** A row that a report used, with the SHA-256 of its text, hex: the text it was, whatever is uploaded later. */
export interface UsedText {
  key: string;
  ageBand: RowAgeBand;
  version: number;
  hash: string;
}

/** A text of a report by where it stands (`part.Sun`, `bridge.1`), with the SHA-256 of what stood there, hex. */
export interface SealedText {
  place: string;
  hash: string;
}

/** What a report was when it was written: each of its texts, and all of it as canonical JSON without this seal (SHA-256, hex). */
export interface Seal {
  texts: SealedText[];
  whole: string;
}

/** What a report says and how it came to be; stored whole and never changed. */
export interface ReportContent {
  /** The language of its texts; what was written before there was a choice is English. */
  lang?: Locale;
  opening: string;
  closing: string;
  statements: ReportStatement[];
  /** Absent in reports of the first composer. */
  frame?: ReportTemplate;
  chart: {
    points: Partial<Record<Planet, StoredPoint>>;
    chandraRasi: Position;
    nakshatra: number;
    pada: number;
    moonSteadiness: Steadiness;
    /** The padas that the Moon may stand in within the window of the birth time, and the points that may go either way. Absent in older reports. */
    padas?: readonly number[];
    turning?: readonly Planet[];
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
    /** Every row that was used. Absent in reports of the first composer. */
    texts?: UsedText[];
    /** Absent in reports from before there were seals. */
    seal?: Seal;
  };
}
