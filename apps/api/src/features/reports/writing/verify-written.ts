import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Verification } from '@udaya/contract/report-trace';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { rowsOf, traceReport } from '@udaya/core/reports/trace-report';
import { type CheckResult, verifyReport } from '@udaya/core/reports/verify-report';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import { readBroughtRows } from '../../knowledge/read-brought-rows.ts';
import { agreedToModel } from '../intake/agreed-to-model.ts';
import { castFacts } from '../intake/cast-facts.ts';
import { reachWritten } from '../openings/reach-written.ts';

/**
 * Holds a version of a report against its seal, the rows that it was made of, its birth, the rules and its consent. Nothing is changed by it.
 * @throws Failure `record.missing`, `report.withdrawn`, `report.not_ready`
 */
export async function verifyWritten(
  ctx: UserCall & { ephemeris: Ephemeris },
  asked: { id: string; version?: number | undefined },
): Promise<Verification> {
  const { db, ephemeris } = ctx;
  const { report, version, details } = await reachWritten(ctx, asked);
  const { content } = version;
  const { writer } = content.manifest;
  const facts = castFacts(ephemeris, details);
  const results = verifyReport(content, {
    facts,
    rows: await readBroughtRows(db, rowsOf(content, traceReport(content))),
    sha256Of: sha256,
    consented: writer.kind === 'composer' || (await agreedToModel(db, report, writer.provider)),
  });
  await db.transaction((tx) => ctx.audit(tx, 'report.verified', { targetId: asked.id }));
  const engines = { before: engineOf(content.manifest), now: engineOf(facts.engine) };
  return {
    version: version.version,
    verifiedDate: new Date().toISOString(),
    checks: results.map((result) => ({
      ...result,
      title: m.report_trace_check({ check: result.check }),
      text: sentenceOf(result, content, engines),
      found: result.found.map((found) => wordsOf(result, found)),
    })),
  };
}

const engineOf = ({
  engineVersion,
  tableVersion,
}: Pick<ReportContent['manifest'], 'engineVersion' | 'tableVersion'>) =>
  m.report_provenance_engine_value({ engine: engineVersion, table: String(tableVersion) });

function sentenceOf(
  { check, state, found }: CheckResult,
  { manifest }: ReportContent,
  { before, now }: { before: string; now: string },
): string {
  const rows = manifest.texts?.length ?? 0;
  const isModel = manifest.writer.kind === 'model';
  const sentences: Record<CheckResult['check'], Record<CheckResult['state'], () => string>> = {
    seal: {
      ok: () => m.report_trace_seal_ok({ count: manifest.seal?.texts.length ?? 0 }),
      failed: () =>
        found.length > 0 ? m.report_trace_seal_failed() : m.report_trace_seal_failed_elsewhere(),
      unknown: m.report_trace_seal_unknown,
    },
    rows: {
      ok: () => m.report_trace_rows_ok({ count: rows }),
      failed: m.report_trace_rows_failed,
      unknown: m.report_trace_rows_unknown,
    },
    facts: {
      ok: () =>
        before === now
          ? m.report_trace_facts_ok({ engine: now })
          : m.report_trace_facts_ok_other({ before, now }),
      failed: () => m.report_trace_facts_failed({ engine: now }),
      unknown: () => m.report_trace_facts_unknown({ before, now }),
    },
    rules: {
      ok: m.report_trace_rules_ok,
      failed: m.report_trace_rules_failed,
      unknown: m.report_trace_rules_unknown,
    },
    consent: {
      ok: isModel ? m.report_trace_consent_ok : m.report_trace_consent_needless,
      failed: m.report_trace_consent_missing,
      unknown: m.report_trace_consent_missing,
    },
  };
  return sentences[check][state]();
}

/** What was found, as the product admin reads it; keys and planets are data. */
function wordsOf({ check }: CheckResult, found: string): string {
  return check === 'facts' && found === 'day' ? m.report_trace_found_day() : found;
}
