import { claimAs } from '@udaya/core/knowledge/claim-as';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { listPausedKeys } from './pauses.ts';
import { findActiveVersion, listActiveVersions, readTextsOf } from './store.ts';

interface Cached {
  version: string;
  /** All that is active. */
  all: CuratedText[];
  /** What of it was reviewed, with a mark on what is held; and which keys those are. */
  texts: CuratedText[];
  held: string;
}

/** The texts of the versions that reports were last written from, by report type and language: a version never changes. */
const kept = new Map<string, Cached>();

/**
 * Everything curated that a report of this type can be written from in a language: what was never reviewed is not among it, and what is held
 * says so.
 */
export async function readKnowledge(
  db: Queryable,
  reportType: ReportType,
  lang: Locale,
): Promise<readonly CuratedText[]> {
  const inForce = await findActiveVersion(db, { reportType, lang });
  if (!inForce) return [];
  // What a text claims stands in the first language alone.
  const claims =
    lang === baseLocale ? undefined : await findActiveVersion(db, { reportType, lang: baseLocale });
  const base = `${lang} ${reportType}`;
  const version = [inForce, claims].map((one) => `${one?.id} ${one?.createdAt.toISOString()}`).join();
  const known = kept.get(base);
  const read = async () => {
    const texts = await readTextsOf(db, inForce);
    return claims ? claimAs(texts, await readTextsOf(db, claims)) : texts;
  };
  const all = known?.version === version ? known.all : await read();
  const keys = await listPausedKeys(db, { reportType, lang }, all);
  const held = [...keys.keys()].sort().join();
  if (known?.all === all && known.held === held) return known.texts;
  const texts = all
    .filter(({ reviewed }) => reviewed !== '')
    .map((text): CuratedText => (keys.has(text.key) ? { ...text, held: true } : text));
  kept.set(base, { version, all, texts, held });
  return texts;
}

/** The versions that reports are written from now: of which texts, under which number, since when as an ISO instant. */
export async function readActiveVersions(
  db: Queryable,
): Promise<{ base: string; version: string; date: string }[]> {
  return (await listActiveVersions(db)).map(({ reportType, lang, id, createdAt }) => ({
    base: `${reportType} (${lang})`,
    version: String(id),
    date: createdAt.toISOString(),
  }));
}
