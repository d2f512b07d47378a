import type { Locale } from '@udaya/core/locale';
import type { CuratedPassage, Phrases } from '@udaya/core/reports/compose-report';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { readShippedPhrases } from './shipped-knowledge.ts';
import { listVersionsInForce, readCurrentPassages } from './store.ts';

const phrasesKept = new Map<string, Phrases>();

/** Everything curated that a report of this type can be written from in a language. */
export async function readKnowledge(
  db: Queryable,
  reportType: ReportType,
  lang: Locale,
): Promise<{ passages: CuratedPassage[]; phrases: Phrases }> {
  const key = `${lang} ${reportType}`;
  const phrases = phrasesKept.get(key) ?? readShippedPhrases(reportType, lang);
  phrasesKept.set(key, phrases);
  return { passages: await readCurrentPassages(db, { reportType, lang }), phrases };
}

/** The versions that reports are written from now: of which texts, under which number, since when as an ISO instant. */
export async function readVersionsInForce(
  db: Queryable,
): Promise<{ base: string; version: string; date: string }[]> {
  return (await listVersionsInForce(db)).map(({ reportType, lang, id, createdAt }) => ({
    base: `${reportType} (${lang})`,
    version: String(id),
    date: createdAt.toISOString(),
  }));
}
