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

/** A label with what stands under it, one thing after the other. */
export interface LabelledTexts {
  label: string;
  texts: string[];
}

/** An aside after a part: what it joins, and what is to be known of it alone. */
export interface Aside {
  joins: string;
  text: string;
  note: string;
}

/** One part of the reading: its heading is a bookmark, and a line of the contents. */
export interface Section {
  heading: string;
  /** Set small under the heading. */
  subtitle?: string;
  text: string;
  /** A drawing beside the heading, as SVG. */
  drawing?: string;
  /** A sentence that hangs on the very minute of birth, with the words that mark it. */
  minute?: { mark: string; text: string };
  /** What is to be known of this part alone. */
  note?: string;
  bridge?: Aside;
}

/**
 * What a report says, ready to be set in type: finished plain text in reading order, chosen and worded by the caller.
 * A blank line in a text begins a new paragraph; nothing in it is markup. Empty optional fields leave no trace.
 */
export interface ReportDocument {
  /** The language of all of it: screen readers pronounce by it. */
  lang: Locale;
  /** What kind of document it is: set small above the title, and before it in the reader's window. */
  kind: string;
  /** The document's title: set large on the first page and shown in the reader's window. */
  title: string;
  /** Who issues it: set above the title and kept as the document's author. */
  productName: string;
  /** The personal details of the title page. */
  details: LabelledValue[];
  /** The sky of the birth as SVG, on the title page and on a page of its own, with the same in words. */
  sky?: { svg: string; alt: string; heading: string; caption: string; text: string };
  /** What the calendar says of the day of birth, with each term explained in a line; how a name may begin, for the youngest alone. */
  day?: {
    heading: string;
    lead: string;
    rows: { label: string; value: string; about: string }[];
    syllables?: LabelledTexts;
  };
  limits: Chapter;
  help: Chapter;
  /** The heading of a page of contents, for a document that has one. */
  contents?: string;
  /** The report in a few lines, on a page of its own. */
  glance?: { heading: string; groups: LabelledTexts[] };
  /** The heading of the reading, over its parts. */
  reading?: string;
  opening?: string;
  /** What is to be known of all parts, such as how many of them hold. */
  note?: string;
  sections: Section[];
  /** The page of the lunar mansion, with its number, 1 to 27, for an ornament. */
  mansion?: Chapter & { bridge?: Aside; number?: number | undefined };
  closing?: string;
  /** A sheet to be hung up: whose it is, and what there is to do, each with a box to tick. */
  plan?: { heading: string; groups: LabelledTexts[] };
  howMade: Chapter & { rows: LabelledValue[] };
  /** A page to write on: what is asked, and where the reading is found, as an address and as the SVG of a code for cameras. */
  notes?: {
    heading: string;
    questions: string[];
    date: string;
    where: string;
    address: string;
    code: string;
  };
  /** One line at the foot of each page, beside the page number. */
  footer: string;
  /** The page number, with `{page}` and `{pages}` where the numbers stand. */
  pageOf: string;
  /** A square PNG of the chart, for those who may see it; it needs `chartAlt`. */
  chartImagePng?: Uint8Array;
  /** The chart in words, for those who cannot see it. */
  chartAlt?: string;
}
