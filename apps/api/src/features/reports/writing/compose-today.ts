import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Locale } from '@udaya/core/locale';
import { checkReport } from '@udaya/core/reports/check-report';
import { composeReport } from '@udaya/core/reports/compose-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { SystemDb } from '../../../platform/database/handles.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import { castFacts } from '../intake/cast-facts.ts';
import type { Report } from '../record/store.ts';

/** What a report says by today's texts of a language. Throws an Error that names each rule which it would break. */
export async function composeToday(
  { system, ephemeris }: { system: SystemDb; ephemeris: Ephemeris },
  report: Report,
  lang: Locale,
): Promise<ReportContent> {
  const facts = castFacts(ephemeris, report);
  const texts = await readKnowledge(system, report.reportType, lang);
  const content = composeReport(facts, texts, sha256);
  const errors = checkReport(content, facts, texts);
  if (errors.length > 0) throw new Error(`The report breaks its rules: ${errors.join('; ')}`);
  return content;
}
