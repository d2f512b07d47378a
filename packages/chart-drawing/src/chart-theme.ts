/** The colours and the typeface of a drawn chart; any CSS colour. A PNG needs fixed ones. */
export interface ChartTheme {
  background: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  /** Fill of the Ascendant's cell. */
  tint: string;
  fontFamily: string;
}

/** Fixed colours on white: for the PNG, for print, for a light page. */
export const lightChartTheme: ChartTheme = {
  background: '#ffffff',
  line: '#8a88b5',
  text: '#20213a',
  muted: '#62647d',
  accent: '#a84a06',
  tint: '#fbf3e8',
  fontFamily: "'Noto Sans', sans-serif",
};

/** Fixed colours on a dark ground. */
export const darkChartTheme: ChartTheme = {
  background: '#1b1c2e',
  line: '#77759f',
  text: '#ecebf7',
  muted: '#adaec6',
  accent: '#f5b26b',
  tint: '#2d2838',
  fontFamily: "'Noto Sans', sans-serif",
};

/** Colours that the page sets as `--chart-background`, `--chart-line` and so on; light where it sets none. */
export const pageChartTheme: ChartTheme = {
  background: `var(--chart-background, ${lightChartTheme.background})`,
  line: `var(--chart-line, ${lightChartTheme.line})`,
  text: `var(--chart-text, ${lightChartTheme.text})`,
  muted: `var(--chart-muted, ${lightChartTheme.muted})`,
  accent: `var(--chart-accent, ${lightChartTheme.accent})`,
  tint: `var(--chart-tint, ${lightChartTheme.tint})`,
  fontFamily: 'inherit',
};
