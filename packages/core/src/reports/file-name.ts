import { productTimeZone } from '../product-time-zone.ts';

/**
 * A PDF's name: 'AIReport_' and the person's name, what is neither letter, mark nor digit of any script as underscores, and
 * so are the marks that only dress a pictograph.
 * `madeAt` tells it from the report of a namesake: its day in India follows.
 */
export function reportFileName(
  name: string,
  prefix: 'AIReport_' | 'AI_Report_' = 'AIReport_',
  madeAt?: Date,
): string {
  const person = name.replace(/[^\p{L}\p{M}\p{N}]|\p{VS}|\p{Me}/gu, '_').slice(0, 100);
  const day = madeAt ? `_${madeAt.toLocaleDateString('sv', { timeZone: productTimeZone })}` : '';
  return `${prefix}${person}${day}.pdf`;
}
