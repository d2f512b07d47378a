import type { DraftKind, DraftLanguage, TurnedLanguage } from '@udaya/core/drafts/draft-words';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { wordingBank } from './tables.ts';

export type BankedText = typeof wordingBank.$inferSelect;

/** All that a wording hangs on. */
export interface WordingKey {
  sourceHash: string;
  promptVersion: string;
  model: string;
  lang: DraftLanguage;
  ageBand: RowAgeBand;
  kind: DraftKind;
}

const idOf = ({ sourceHash, promptVersion, model, lang, ageBand, kind }: WordingKey) =>
  [sourceHash, promptVersion, model, lang, ageBand, kind].join('|');

/** What was approved before under any of these keys; asked by the key. */
export async function findWordings(
  db: Queryable,
  keys: readonly WordingKey[],
): Promise<(key: WordingKey) => BankedText | undefined> {
  const hashes = [...new Set(keys.map(({ sourceHash }) => sourceHash))];
  const rows =
    hashes.length === 0
      ? []
      : await db.select().from(wordingBank).where(inArray(wordingBank.sourceHash, hashes));
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return (key) => byId.get(idOf(key));
}

/** Notes that these were given once more. */
export async function countGiven(tx: Queryable, wordings: readonly WordingKey[]): Promise<void> {
  for (const { sourceHash, promptVersion, model, lang, ageBand, kind } of wordings)
    await tx
      .update(wordingBank)
      .set({ given: sql`${wordingBank.given} + 1` })
      .where(
        and(
          eq(wordingBank.sourceHash, sourceHash),
          eq(wordingBank.promptVersion, promptVersion),
          eq(wordingBank.model, model),
          eq(wordingBank.lang, lang),
          eq(wordingBank.ageBand, ageBand),
          eq(wordingBank.kind, kind),
        ),
      );
}

/** Saves what was approved, over what was approved earlier under its key. */
export async function bankWordings(
  tx: Queryable,
  wordings: readonly (typeof wordingBank.$inferInsert)[],
): Promise<void> {
  for (const wording of wordings) {
    const { title, text, tags, reviewed, approvedBy } = wording;
    await tx
      .insert(wordingBank)
      .values(wording)
      .onConflictDoUpdate({
        target: [
          wordingBank.sourceHash,
          wordingBank.promptVersion,
          wordingBank.model,
          wordingBank.lang,
          wordingBank.ageBand,
          wordingBank.kind,
        ],
        set: { title, text, tags, reviewed, approvedBy, approvedAt: new Date() },
      });
  }
}

/** The approved texts of a report type in other languages, latest first; of each place the latest is the one that counts. */
export async function listTurned(
  db: Queryable,
  reportType: ReportType,
  langs: readonly TurnedLanguage[],
): Promise<BankedText[]> {
  const rows = await db
    .select()
    .from(wordingBank)
    .where(and(eq(wordingBank.reportType, reportType), inArray(wordingBank.lang, [...langs])));
  return rows.sort((one, other) => other.approvedAt.getTime() - one.approvedAt.getTime());
}
