/**
 * A PDF's name: 'AIReport_' and the person's name, what is neither letter, mark nor digit of any script as underscores, and
 * so are the marks that only dress a pictograph.
 * `madeOn`, its day in India as yyyy-MM-dd, follows where it tells it from the report of a namesake.
 */
export function reportFileName(
  name: string,
  prefix: 'AIReport_' | 'AI_Report_' = 'AIReport_',
  madeOn?: string,
): string {
  const person = name.replace(/[^\p{L}\p{M}\p{N}]|\p{VS}|\p{Me}/gu, '_').slice(0, 100);
  const day = madeOn ? `_${madeOn}` : '';
  return `${prefix}${person}${day}.pdf`;
}
