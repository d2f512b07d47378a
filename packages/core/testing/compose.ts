import type { CuratedText } from '../src/knowledge/curated-text.ts';
import { composeReport } from '../src/reports/compose-report.ts';
import type { ReportFacts } from '../src/reports/report-facts.ts';
import { fullTexts } from './full-texts.ts';
import { makeFacts } from './made-up-facts.ts';

const texts = fullTexts();

/** A report with its template, of facts and texts that are given or made up; the hash of a text is 'hash of' it. */
export function compose(facts: ReportFacts = makeFacts(), from: readonly CuratedText[] = texts) {
  const content = composeReport(facts, from, (text) => `hash of ${text}`);
  if (!content.frame) throw new Error('The report has no template.');
  return { ...content, frame: content.frame };
}
