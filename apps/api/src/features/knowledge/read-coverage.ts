import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { rowsOfLanguage } from '@udaya/core/knowledge/lint-texts';
import { planets, positions } from '@udaya/core/knowledge/passage';
import { groupOfKey, placeOfKey, slotOf } from '@udaya/core/knowledge/passage-keys';
import { rowIdOf, templateKeysOf, templateKindOf, templateKinds } from '@udaya/core/knowledge/text-keys';
import { baseLocale } from '@udaya/core/locale';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { listPausedKeys } from './pauses.ts';
import { presentPlace } from './present-text.ts';
import { presentVersion } from './present-version.ts';
import { readSourceMarks } from './source-of.ts';
import { type KnowledgeBase, readTextsOf } from './store.ts';
import { countPairs, findNamedActiveVersion, readSources } from './store-versions.ts';

type CoverageEntry = KnowledgeCoverage['entries'][number];
type Finding = CoverageEntry['finding'];
interface Judged extends CuratedText {
  finding: Finding;
}

/** What the checklist said of the active texts, by the version that brought each: a text never changes. */
const judged = new Map<string, Map<string, Finding>>();

/** Which planets and positions, and which keys of the template, have an active text, and what the checklist says of it. */
export async function readCoverage(
  { db }: Pick<UserCall, 'db'>,
  base: KnowledgeBase,
): Promise<KnowledgeCoverage> {
  const { reportType, lang } = base;
  const counts = await countPairs(db, base.lang);
  const current = await findNamedActiveVersion(db, base);
  const inForce = current ? await readTextsOf(db, current.version) : [];
  const held = await listPausedKeys(db, base, inForce);
  const texts = judge(base, inForce);
  const marks = lang === baseLocale ? new Map<string, string>() : await readSourceMarks(db, base);
  const sources = current ? await readSources(db, current.version) : new Map();
  const byPair = Map.groupBy(texts, ({ key }) => groupOfKey(key));
  return {
    version: current ? presentVersion(current) : null,
    types: reportTypes.map((type) => ({
      reportType: type,
      entries: counts.find((one) => one.reportType === type)?.entries ?? 0,
    })),
    possible: planets.length * positions.length,
    entries: [...byPair.values()].flatMap((rows) => entryOf(rows, sources, held)),
    frame: templateOf(reportType, texts),
    outdated: inForce
      .filter((row) => marks.has(rowIdOf(row)) && marks.get(rowIdOf(row)) !== row.source)
      .map(presentPlace),
    lacking: lackingOf(reportType, marks, inForce),
  };
}

/** The first wordings of the first language that another one has no text for. */
function lackingOf(
  reportType: ReportType,
  marks: ReadonlyMap<string, string>,
  held: readonly CuratedText[],
): KnowledgeCoverage['lacking'] {
  const has = new Set(held.map(rowIdOf));
  return rowsOfLanguage(reportType)
    .filter((row) => marks.has(rowIdOf(row)) && !has.has(rowIdOf(row)))
    .map(presentPlace);
}

function entryOf(
  rows: readonly Judged[],
  sources: Map<number, CoverageEntry['source']>,
  held: ReadonlyMap<string, string>,
): CoverageEntry[] {
  const [first] = rows;
  const place = first && placeOfKey(first.key);
  if (!place) return [];
  const findings = rows.map(({ finding }) => finding);
  return [
    {
      ...place,
      descriptionTitle: first.title,
      textVersion: first.versionId,
      source: sources.get(first.versionId) ?? 'shipped',
      textDate: first.versionDate,
      held: rows.some(({ key }) => held.has(key)),
      finding: (['refused', 'note'] as const).find((one) => findings.includes(one)) ?? 'none',
      texts: rows.map(({ key, ageBand, reviewed, finding }) => ({
        ageBand,
        kind: slotOf({ key, ageBand })?.kind ?? 'portrait',
        wording: slotOf({ key, ageBand })?.wording ?? 1,
        reviewed,
        finding,
      })),
    },
  ];
}

function templateOf(reportType: ReportType, texts: readonly Judged[]): KnowledgeCoverage['frame'] {
  const held = new Set(texts.map(({ key }) => key));
  const named = (rows: readonly Judged[]) => rows.map(({ key, ageBand }) => `${key} ${ageBand}`.trim());
  return templateKinds.flatMap((kind) => {
    const own = texts.filter(({ key }) => templateKindOf(key) === kind);
    const keys = templateKeysOf(reportType, kind);
    if (keys.length === 0) return [];
    const missing = keys.filter((key) => !held.has(key));
    return {
      kind,
      keys: keys.length - missing.length,
      possible: keys.length,
      missing,
      unreviewed: named(own.filter(({ reviewed }) => reviewed === '')),
      noted: named(own.filter(({ finding }) => finding !== 'none')),
    };
  });
}

/** What the checklist says of each text; it reads only those that it has not read before. */
function judge({ reportType, lang }: KnowledgeBase, texts: readonly CuratedText[]): Judged[] {
  const base = `${reportType} ${lang}`;
  const kept = judged.get(base);
  const read = texts.map((text) => {
    const key = `${text.versionId} ${text.versionDate} ${rowIdOf(text)}`;
    return { key, text: { ...text, finding: kept?.get(key) ?? findingOf(reportType, text) } };
  });
  judged.set(base, new Map(read.map(({ key, text }) => [key, text.finding])));
  return read.map(({ text }) => text);
}

function findingOf(reportType: ReportType, text: CuratedText): Finding {
  const found = lintEntry(reportType, text, text.lang);
  if (found.some(({ refused }) => refused)) return 'refused';
  return found.length > 0 ? 'note' : 'none';
}
