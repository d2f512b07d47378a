import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import type { SourcedText } from '@udaya/core/reports/report-content';
import type { Queryable } from '../../platform/database/handles.ts';
import { type KnowledgeBase, readCurrentTexts } from './store.ts';
import {
  deletePause,
  insertPause,
  listPauses,
  listTextVersions,
  type PausedPassage,
} from './store-pauses.ts';

/**
 * From now on no report uses this passage, in these texts: a neutral text stands in its place, until the hold is lifted or another text is
 * active.
 */
export async function pausePassage(tx: Queryable, passage: PausedPassage, reviewId: string): Promise<void> {
  await insertPause(tx, passage, reviewId);
}

/** Reports use the passage again. */
export async function resumePassage(tx: Queryable, passage: PausedPassage): Promise<void> {
  await deletePause(tx, passage);
}

/** The newest version among the active texts under a key; undefined where there is none. */
export async function newestTextVersion(
  db: Queryable,
  base: KnowledgeBase,
  key: string,
): Promise<number | undefined> {
  return newestOf((await listTextVersions(db, base, key)).map(({ textVersion }) => textVersion));
}

/** The review that pauses the active texts under a key; null where none does. */
export async function findPauseOf(db: Queryable, base: KnowledgeBase, key: string): Promise<string | null> {
  const pauses = await listPauses(db, base);
  if (!pauses.some((pause) => pause.key === key)) return null;
  const newest = await newestTextVersion(db, base, key);
  return pauses.find((pause) => pause.key === key && pause.textVersion === newest)?.reviewId ?? null;
}

/**
 * The version by which a passage is held that stands somewhere in these rows: that of the active texts where the rows are among them, else
 * the newest of the rows.
 */
export async function textVersionOfRows(
  db: Queryable,
  base: KnowledgeBase,
  rows: readonly Pick<SourcedText, 'key' | 'ageBand' | 'version'>[],
): Promise<number> {
  const own = newestOf(rows.map(({ version }) => version)) ?? 0;
  const [first] = rows;
  if (!first) return own;
  const inForce = await listTextVersions(db, base, first.key);
  const isActive = rows.every((row) =>
    inForce.some(({ ageBand, textVersion }) => ageBand === row.ageBand && textVersion === row.version),
  );
  return isActive ? (newestOf(inForce.map(({ textVersion }) => textVersion)) ?? own) : own;
}

/** Whether all of these rows stand active as they are. */
export async function areActive(
  db: Queryable,
  base: KnowledgeBase,
  rows: readonly { key: string; ageBand: string; version: number }[],
): Promise<boolean> {
  const inForce = new Set(
    (await readCurrentTexts(db, base)).map(({ key, ageBand, versionId }) => `${key} ${ageBand} ${versionId}`),
  );
  return rows.every(({ key, ageBand, version }) => inForce.has(`${key} ${ageBand} ${version}`));
}

/** The keys among these active texts that are held, with the review that decides about each. */
export async function listPausedKeys(
  db: Queryable,
  base: KnowledgeBase,
  texts: readonly CuratedText[],
): Promise<Map<string, string>> {
  const pauses = await listPauses(db, base);
  if (pauses.length === 0) return new Map();
  const versions = Map.groupBy(texts, ({ key }) => key);
  const newest = (key: string) => newestOf((versions.get(key) ?? []).map(({ versionId }) => versionId));
  return new Map(
    pauses
      .filter(({ key, textVersion }) => newest(key) === textVersion)
      .map(({ key, reviewId }) => [key, reviewId]),
  );
}

const newestOf = (versions: readonly number[]) => (versions.length > 0 ? Math.max(...versions) : undefined);
