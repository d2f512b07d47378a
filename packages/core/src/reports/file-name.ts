/** A PDF's name: 'AIReport_' and the person's name, what is neither letter, mark nor digit of any script as underscores. */
export function reportFileName(name: string, prefix: 'AIReport_' | 'AI_Report_' = 'AIReport_'): string {
  return `${prefix}${name.replace(/[^\p{L}\p{M}\p{N}]/gu, '_').slice(0, 100)}.pdf`;
}
