import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import type { Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { findVersionInForce, listVersionsInForce, readTextsOf } from './store.ts';

interface Kept {
  version: string;
  texts: CuratedText[];
}

/** The texts of the versions that reports were last written from, by report type and language: a version never changes. */
const kept = new Map<string, Kept>();

/** Everything curated that a report of this type can be written from in a language: what was never reviewed is not among it. */
export async function readKnowledge(
  db: Queryable,
  reportType: ReportType,
  lang: Locale,
): Promise<readonly CuratedText[]> {
  const held = await findVersionInForce(db, { reportType, lang });
  if (!held) return [];
  const base = `${lang} ${reportType}`;
  const version = `${held.id} ${held.createdAt.toISOString()}`;
  const known = kept.get(base);
  if (known?.version === version) return known.texts;
  const texts = (await readTextsOf(db, held)).filter(({ reviewed }) => reviewed !== '');
  kept.set(base, { version, texts });
  return texts;
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
