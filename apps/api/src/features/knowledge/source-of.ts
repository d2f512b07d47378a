import { sourceMark, type TextRow } from '@udaya/core/knowledge/curated-text';
import { rowIdOf } from '@udaya/core/knowledge/text-keys';
import { baseLocale } from '@udaya/core/locale';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { type KnowledgeBase, type RowPlace, readCurrentTexts } from './store.ts';

/** The marks of the active texts of the first language, by their rows: what others are written from now. */
export async function readSourceMarks(
  db: Queryable,
  { reportType }: Pick<KnowledgeBase, 'reportType'>,
): Promise<ReadonlyMap<string, string>> {
  const texts = await readCurrentTexts(db, { reportType, lang: baseLocale });
  return new Map(texts.map((row) => [rowIdOf(row), sourceMark(row, sha256)]));
}

/** What a text is written from that is entered now; nothing of the first language. */
export async function sourceOf(
  db: Queryable,
  { reportType, lang }: KnowledgeBase,
  { key, ageBand = '' }: Pick<RowPlace, 'key'> & { ageBand?: RowPlace['ageBand'] | undefined },
): Promise<string> {
  if (lang === baseLocale) return '';
  return (await readSourceMarks(db, { reportType })).get(rowIdOf({ key, ageBand })) ?? '';
}

/** Texts of a language with the marks of what they are written from now. */
export async function withSources<T extends TextRow>(
  db: Queryable,
  base: KnowledgeBase,
  texts: readonly T[],
): Promise<T[]> {
  if (base.lang === baseLocale) return [...texts];
  const marks = await readSourceMarks(db, base);
  return texts.map((row) => ({ ...row, source: row.source ?? marks.get(rowIdOf(row)) ?? '' }));
}
