import { type CuratedText, passageKey } from '@udaya/core/knowledge/curated-text';
import type { Locale } from '@udaya/core/locale';
import type { Phrases } from '@udaya/core/reports/compose-report';
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
): Promise<CuratedText[]> {
  const key = `${lang} ${reportType}`;
  const phrases = phrasesKept.get(key) ?? readShippedPhrases(reportType, lang);
  phrasesKept.set(key, phrases);
  const passages = await readCurrentPassages(db, { reportType, lang });
  const common = { ageBand: '', tags: [], reviewed: '2026-11-22/1', lang } as const;
  return [
    ...passages.map(({ planet, position, title, description, versionId, versionDate }) => ({
      ...common,
      key: passageKey(planet, position),
      title,
      text: description,
      versionId,
      versionDate,
    })),
    ...Object.entries(phrases).map(([key, text]) => ({
      ...common,
      key,
      title: '',
      text,
      versionId: passages[0]?.versionId ?? 0,
      versionDate: passages[0]?.versionDate ?? '',
    })),
  ];
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
