import { setImmediate } from 'node:timers/promises';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { checkReport } from '@udaya/core/reports/check-report';
import { composeReport } from '@udaya/core/reports/compose-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { SystemDb } from '../../../platform/database/handles.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import { type AcceptedReport, reportOf } from '../intake/accept-report.ts';
import { castFacts } from '../intake/cast-facts.ts';
import { saveApart } from '../intake/save-apart.ts';
import { insertWrittenReports } from '../intake/store-many.ts';
import { writeReportJob } from '../record/jobs.ts';

/** Words for many reports, made before anything of them is stored; undefined where one could not be written. */
export interface WrittenBirth {
  birth: BirthRecord;
  content: ReportContent | undefined;
}

/**
 * Writes what many births say, as `writeReport` does for one. The knowledge base is read once for each kind and language of report, and others
 * have their turn after each birth.
 */
export async function writeBirths(
  { system, ephemeris }: { system: SystemDb; ephemeris: Ephemeris },
  births: readonly BirthRecord[],
): Promise<WrittenBirth[]> {
  const known = new Map<string, ReturnType<typeof readKnowledge>>();
  const written: WrittenBirth[] = [];
  const madeAt = new Date();
  for (const birth of births) {
    const base = `${birth.reportType} ${birth.reportLanguage}`;
    const knowledge = known.get(base) ?? readKnowledge(system, birth.reportType, birth.reportLanguage);
    known.set(base, knowledge);
    written.push({ birth, content: contentOf(ephemeris, birth, madeAt, await knowledge) });
    await setImmediate();
  }
  return written;
}

function contentOf(
  ephemeris: Ephemeris,
  birth: BirthRecord,
  madeAt: Date,
  texts: readonly CuratedText[],
): ReportContent | undefined {
  try {
    const facts = castFacts(ephemeris, { ...birth, createdAt: madeAt });
    const content = composeReport(facts, texts, sha256);
    return checkReport(content, facts, texts).length === 0 ? content : undefined;
  } catch {
    // It is written by a job of its own, which tells what is wrong and tries again.
    return undefined;
  }
}

/** Stores many reports with their words, in the caller's transaction; those without words are written like any other. Answers their ids in order. */
export async function acceptWritten(
  tx: SystemDb,
  jobs: Jobs,
  all: readonly (AcceptedReport & { content: ReportContent | undefined })[],
): Promise<string[]> {
  const made = all.map(({ content, ...taken }) => ({
    report: reportOf(taken),
    apart: taken.apart,
    consent: taken.consent,
    content,
  }));
  await insertWrittenReports(tx, made);
  await saveApart(
    tx,
    made.map(({ report, apart }) => ({ reportId: report.id, apart })),
  );
  for (const { report, content } of made)
    if (!content) await jobs.enqueue(tx, writeReportJob, { reportId: report.id }, report.id);
  return made.map(({ report }) => report.id);
}
