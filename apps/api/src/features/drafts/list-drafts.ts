import type { Draft } from '@udaya/contract/drafts';
import { byKey } from '@udaya/core/knowledge/text-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import type { DraftDeps } from './draft-deps.ts';
import { presentDraft } from './present-draft.ts';
import { listOpenDrafts } from './store.ts';

const listed = 200;

/** The drafts that nobody has decided on, oldest first, each against the texts as they stand now. */
export async function listDrafts(
  { db, namesOf }: UserCall & DraftDeps,
  asked: { reportType: ReportType; key?: string | undefined },
): Promise<{ drafts: Draft[]; total: number }> {
  const { rows, total } = await listOpenDrafts(db, asked, listed);
  if (rows.length === 0) return { drafts: [], total };
  const held = await readBaseTexts(db, asked.reportType);
  const names = await namesOf(rows.map(({ askedBy }) => askedBy));
  const drafts = rows.map((row) => presentDraft(row, held, names));
  // Those that were asked for together stand in the order of the knowledge base.
  return { drafts: drafts.sort((a, b) => a.askedDate.localeCompare(b.askedDate) || byKey(a, b)), total };
}
