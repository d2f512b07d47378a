/** The colours and the typeface of the drawn chart, on white: fixed ones, as a PNG needs them. */
export const chartTheme = {
  background: '#ffffff',
  line: '#8a88b5',
  text: '#20213a',
  muted: '#62647d',
  accent: '#a84a06',
  /** Fill of the Ascendant's cell. */
  tint: '#fbf3e8',
  fontFamily: "'Noto Sans', 'Noto Sans Tamil', sans-serif",
};
