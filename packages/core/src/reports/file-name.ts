/**
 * A PDF's name: 'AIReport_' and the person's name, what is neither letter, mark nor digit of any script as underscores.
 * `madeAt` tells it from the report of a namesake: its day (UTC) follows.
 */
export function reportFileName(
  name: string,
  prefix: 'AIReport_' | 'AI_Report_' = 'AIReport_',
  madeAt?: Date,
): string {
  const person = name.replace(/[^\p{L}\p{M}\p{N}]/gu, '_').slice(0, 100);
  const day = madeAt ? `_${madeAt.toISOString().slice(0, 10)}` : '';
  return `${prefix}${person}${day}.pdf`;
}
