import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { planets, positions } from '@udaya/core/knowledge/passage';
import type { CuratedPassage } from '@udaya/core/reports/compose-report';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { baseOf, presentVersion } from './present-version.ts';
import { readPassagesOf } from './store.ts';
import { countEntries, findNamedVersionInForce, readSources } from './store-versions.ts';

type Finding = KnowledgeCoverage['entries'][number]['finding'];

/** What the checklist said of the texts in force, by the version that brought each: a text never changes. */
const judged = new Map<ReportType, Map<string, Finding>>();

/** Which planets and positions have a text in force, where it comes from, and what the checklist says of it. */
export async function readCoverage(
  { db }: Pick<UserCall, 'db'>,
  { reportType }: { reportType: ReportType },
): Promise<KnowledgeCoverage> {
  const base = baseOf(reportType);
  const counts = await countEntries(db, base.lang);
  const current = await findNamedVersionInForce(db, base);
  const texts = current ? await readPassagesOf(db, current.version) : [];
  const sources = current ? await readSources(db, current.version) : new Map();
  const findings = findingsOf(reportType, texts);
  return {
    version: current ? presentVersion(current) : null,
    types: reportTypes.map((type) => ({
      reportType: type,
      entries: counts.find((one) => one.reportType === type)?.entries ?? 0,
    })),
    possible: planets.length * positions.length,
    entries: texts.map(({ planet, position, title, versionId, versionDate }, index) => ({
      planet,
      position,
      descriptionTitle: title,
      textVersion: versionId,
      source: sources.get(versionId) ?? 'shipped',
      textDate: versionDate,
      finding: findings[index] ?? 'none',
    })),
  };
}

/** What the checklist says of each text; it reads only those that it has not read before. */
function findingsOf(reportType: ReportType, texts: readonly CuratedPassage[]): Finding[] {
  const kept = judged.get(reportType);
  const read = texts.map((text): [string, Finding] => {
    const key = `${text.versionId} ${text.planet} ${text.position}`;
    return [key, kept?.get(key) ?? findingOf(reportType, text)];
  });
  judged.set(reportType, new Map(read));
  return read.map(([, finding]) => finding);
}

function findingOf(reportType: ReportType, { title, description }: CuratedPassage): Finding {
  const found = lintEntry({ reportType, title, description });
  if (found.some(({ refused }) => refused)) return 'refused';
  return found.length > 0 ? 'note' : 'none';
}
