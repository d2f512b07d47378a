import { castFacts } from '../apps/api/src/features/reports/intake/cast-facts.ts';
import { sha256 } from '../apps/api/src/platform/crypto/sha256.ts';
import { readEphemeris } from '../packages/astro/src/ephemeris.ts';
import { tableBytes } from '../packages/astro/testing/table.ts';
import type { CuratedText } from '../packages/core/src/knowledge/curated-text.ts';
import { baseLocale } from '../packages/core/src/locale.ts';
import { composeReport } from '../packages/core/src/reports/compose-report.ts';
import type { ReportContent } from '../packages/core/src/reports/report-content.ts';
import type { ReportFacts } from '../packages/core/src/reports/report-facts.ts';
import { reportTypes } from '../packages/core/src/reports/report-types.ts';
import { type Copy, frozenCopy } from './copies.ts';
import { type EvaluatedBirth, readBirths } from './read-births.ts';

/** A birth with the composer's report of it, from the texts of a copy. */
export interface ComposedBirth {
  birth: EvaluatedBirth;
  facts: ReportFacts;
  texts: readonly CuratedText[];
  content: ReportContent;
}

/** Composes the report of every birth. */
export function composeBirths({ textsOf }: Copy = frozenCopy): ComposedBirth[] {
  const ephemeris = readEphemeris(tableBytes());
  const rows = new Map(
    reportTypes.map((type) => [
      type,
      textsOf(type).map((row) => ({ ...row, lang: baseLocale, versionId: 1, versionDate: '' })),
    ]),
  );
  return readBirths().map((birth) => {
    const facts = castFacts(ephemeris, birth);
    const texts = rows.get(birth.reportType) ?? [];
    return { birth, facts, texts, content: composeReport(facts, texts, sha256) };
  });
}
