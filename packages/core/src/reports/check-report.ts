import { findBannedSubjects } from '../knowledge/banned-subjects.ts';
import type { ReportFacts } from './compose-report.ts';
import type { ReportContent } from './report-content.ts';

/** The most characters that one statement may have. */
export const statementLimit = 4000;

/**
 * What is wrong with a written report; empty for a sound one. Each statement must stand on a fact of the chart, be plain
 * text within bounds, and the phrases around them must keep off the banned subjects. A curated passage's own subjects are
 * judged when it is uploaded, not here.
 */
export function checkReport(content: ReportContent, facts: ReportFacts): string[] {
  const errors: string[] = [];
  if (content.statements.length === 0) errors.push('it has no statement');
  for (const { planet, position, description } of content.statements) {
    if (facts.points[planet]?.sign !== position) errors.push(`${planet} ${position} is no fact of the chart`);
    if (description.length > statementLimit) errors.push(`${planet} ${position} is too long`);
    if (/\p{Cc}/u.test(description.replace(/[\n\t\r]/g, '')))
      errors.push(`${planet} ${position} is not plain text`);
  }
  for (const { subject, words } of findBannedSubjects(`${content.opening} ${content.closing}`)) {
    errors.push(`its frame touches ${subject}: "${words}"`);
  }
  return errors;
}
