import { BaseTexts } from '@udaya/core/drafts/draft-slot';
import type { TextRow } from '@udaya/core/knowledge/curated-text';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { compareTexts } from './compare-texts.ts';
import { baseOf } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { lockKnowledge, readCurrentTexts } from './store.ts';

/** The active texts of a report type, whether they were reviewed or not. */
export async function readBaseTexts(db: Queryable, reportType: ReportType): Promise<BaseTexts> {
  return new BaseTexts(await readCurrentTexts(db, baseOf(reportType)));
}

/** The same, of a knowledge base that nobody else can change until the transaction is over. */
export async function lockTexts(tx: Queryable, reportType: ReportType): Promise<BaseTexts> {
  await lockKnowledge(tx, baseOf(reportType));
  return readBaseTexts(tx, reportType);
}

/** Activates drafts that somebody approved, all of them as one version; gives its number. Whoever calls holds the texts. */
export async function enterDrafts(
  tx: Queryable,
  { reportType, held, approvedBy }: { reportType: ReportType; held: BaseTexts; approvedBy: string },
  texts: readonly TextRow[],
): Promise<number> {
  const { counts } = compareTexts(held.rows, texts);
  const leftAlone = held.rows.length - counts.changed - counts.same;
  const made = await publishVersion(
    tx,
    { ...baseOf(reportType), source: 'draft', createdBy: approvedBy, ...counts, leftAlone },
    { texts },
  );
  return made.id;
}
