import type { Locale } from '@udaya/core/locale';

/** A plan to be hung up: one page of A4 that is read from a metre, with boxes to tick by hand. */
export interface SheetDocument {
  lang: Locale;
  title: string;
  productName: string;
  /** An ornament as SVG. */
  drawing: string;
  /** What the boxes are for. */
  tick: string;
  /** What there is to do under each label, each with a box for every one of `boxes`. */
  groups: { label: string; texts: string[]; boxes: string[] }[];
}
