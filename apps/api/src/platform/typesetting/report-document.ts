import type { Locale } from '@udaya/core/locale';

/** A label and its value, as in `Place of birth` and `Tirunelveli`. */
export interface LabelledValue {
  label: string;
  value: string;
}

/** A heading with its paragraphs. */
export interface Chapter {
  heading: string;
  paragraphs: string[];
}

/**
 * What a report says, ready to be set in type: finished plain text in reading order, chosen and worded by the caller.
 * A blank line in a text begins a new paragraph; nothing in it is markup. Empty optional fields leave no trace.
 */
export interface ReportDocument {
  /** The language of the whole document: screen readers pronounce by it. */
  lang: Locale;
  /** What kind of document it is: set small above the title, and before it in the reader's window. */
  kind: string;
  /** The document's title: set large on the first page and shown in the reader's window. */
  title: string;
  /** Who issues it: set above the title and kept as the document's author. */
  productName: string;
  /** The personal details of the title page. */
  details: LabelledValue[];
  opening?: string;
  /** The parts of the reading; each heading is a bookmark. */
  sections: { heading: string; text: string; note?: string }[];
  closing?: string;
  howMade: Chapter & { rows: LabelledValue[] };
  limits: Chapter;
  help: Chapter;
  /** One line at the foot of each page, beside the page number. */
  footer: string;
  /** A square PNG of the chart, for those who may see it; it needs `chartAlt`. */
  chartImagePng?: Uint8Array;
  /** The chart in words, for those who cannot see it. */
  chartAlt?: string;
}
