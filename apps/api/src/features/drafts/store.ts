import type { DraftState } from '@udaya/core/drafts/draft-words';
import type { TextRow } from '@udaya/core/knowledge/curated-text';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { textDrafts } from './tables.ts';

export type StoredDraft = typeof textDrafts.$inferSelect;
export type NewDraft = typeof textDrafts.$inferInsert;

const open = ['drafting', 'ready', 'failed'] as const satisfies readonly DraftState[];

const inBase = (reportType: ReportType, key: string | undefined) =>
  and(
    eq(textDrafts.reportType, reportType),
    inArray(textDrafts.state, open),
    key === undefined ? undefined : eq(textDrafts.key, key),
  );

/** The drafts of a report type that nobody has decided on, oldest first; those under one key with `key`. */
export async function listOpenDrafts(
  db: Queryable,
  { reportType, key }: { reportType: ReportType; key?: string | undefined },
  most: number,
): Promise<{ rows: StoredDraft[]; total: number }> {
  const where = inBase(reportType, key);
  const rows = await db
    .select()
    .from(textDrafts)
    .where(where)
    .orderBy(asc(textDrafts.askedAt), asc(textDrafts.id))
    .limit(most);
  return { rows, total: rows.length < most ? rows.length : await db.$count(textDrafts, where) };
}

/** The English texts of the other drafts that are ready, which may stand beside it soon. */
export async function readOpenTexts(
  db: Queryable,
  { id, reportType }: Pick<StoredDraft, 'id' | 'reportType'>,
): Promise<TextRow[]> {
  const { key, ageBand, title, text } = textDrafts;
  const rows = await db
    .select({ key, ageBand, title, text })
    .from(textDrafts)
    .where(
      and(
        eq(textDrafts.reportType, reportType),
        eq(textDrafts.state, 'ready'),
        eq(textDrafts.lang, 'en'),
        ne(textDrafts.id, id),
      ),
    );
  return rows.map((row) => ({ ...row, tags: [], reviewed: '' }));
}

/** Adds drafts; a place that has an open one keeps it. Gives those that were added. */
export async function insertDrafts(tx: Queryable, drafts: readonly NewDraft[]): Promise<StoredDraft[]> {
  if (drafts.length === 0) return [];
  return tx
    .insert(textDrafts)
    .values([...drafts])
    .onConflictDoNothing()
    .returning();
}

/** One draft; undefined where there is none. */
export async function findDraft(db: Queryable, id: string): Promise<StoredDraft | undefined> {
  const [row] = await db.select().from(textDrafts).where(eq(textDrafts.id, id));
  return row;
}

/** Drafts that nobody else can change until the transaction is over, in the order of their ids. */
export async function lockDrafts(tx: Queryable, ids: readonly string[]): Promise<StoredDraft[]> {
  return tx
    .select()
    .from(textDrafts)
    .where(inArray(textDrafts.id, [...ids]))
    .orderBy(asc(textDrafts.id))
    .for('update');
}

/** Notes what became of a draft. */
export async function updateDraft(
  db: Queryable,
  { id, round }: Pick<StoredDraft, 'id' | 'round'>,
  change: Partial<NewDraft>,
): Promise<boolean> {
  const rows = await db
    .update(textDrafts)
    .set(change)
    .where(and(eq(textDrafts.id, id), eq(textDrafts.round, round)))
    .returning({ id: textDrafts.id });
  return rows.length > 0;
}

/** Closes drafts whose source or place has another text by now. */
export async function closeOutdated(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(textDrafts)
    .set({ state: 'outdated', decidedAt: new Date() })
    .where(and(inArray(textDrafts.id, [...ids]), inArray(textDrafts.state, open)));
}

/** Takes what a try came to, unless another one began meanwhile; what it cost adds up. */
export async function claimTry(
  db: SystemDb,
  { id, round }: Pick<StoredDraft, 'id' | 'round'>,
  made: Partial<NewDraft>,
  spent: { input: number; cached: number; output: number; cost: number | undefined },
): Promise<void> {
  await db
    .update(textDrafts)
    .set({
      ...made,
      inputTokens: sql`${textDrafts.inputTokens} + ${spent.input}`,
      cachedTokens: sql`${textDrafts.cachedTokens} + ${spent.cached}`,
      outputTokens: sql`${textDrafts.outputTokens} + ${spent.output}`,
      ...(spent.cost === undefined
        ? {}
        : { cost: sql`coalesce(${textDrafts.cost}, 0) + ${Math.round(spent.cost)}` }),
    })
    .where(and(eq(textDrafts.id, id), eq(textDrafts.round, round), eq(textDrafts.state, 'drafting')));
}
