import type { Locale } from '@udaya/core/locale';

/** A sky to be framed: one page of A3, with a picture, its title, and what is said of it. */
export interface PosterDocument {
  lang: Locale;
  title: string;
  productName: string;
  /** A square picture as SVG, and the same in words. */
  svg: string;
  alt: string;
  /** Whose it is, where and when; empty where that is not shown. */
  lines: string[];
}
