import { ReportDetail } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { mayDo } from '@udaya/core/reports/report-policy';
import { ApiError } from '../../../api/api-error.ts';
import { readDraft, saveDraft } from '../../../api/draft-store.ts';
import { dropAllDrafts, savedName } from '../../../api/drop-all-drafts.ts';
import { isAway } from '../../../api/reach.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { savePage } from './save-page.ts';

/** The session that a report was opened in, which alone may see it again. */
const session = () => sessionStore.current()?.id;

/**
 * Asks for a report, and saves the answer in this tab as long as its reader is logged in: without a connection what was opened can still be
 * read. Only own reports that are bought: whoever works for a group or runs the product leaves nothing behind.
 */
export async function askOrSaved(
  role: Role,
  { id, version }: { id: string; version: number | undefined },
  ask: () => Promise<ReportDetail>,
): Promise<ReportDetail> {
  const versions = `${savedName}${id}.`;
  const name = `${versions}${version ?? ''}`;
  const asking = session();
  try {
    const report = await ask();
    if (!maySave(role, report)) dropAllDrafts(versions);
    // Whoever has logged out meanwhile leaves nothing behind, least of all to the next one.
    else if (asking && session() === asking) {
      saveDraft(name, { session: asking, report });
      savePage();
    }
    return report;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isAway(error.status)) {
      // Withdrawn, given back or deleted: what was kept is not read any longer either.
      dropAllDrafts(versions);
      throw error;
    }
    const kept = readSaved(name);
    if (!kept || !maySave(role, kept)) throw error;
    return kept;
  }
}

/** The copy of a report is its buyer's to show around, so it is theirs to keep, too. */
const maySave = (role: Role, report: ReportDetail) => mayDo('quote', role, report);

function readSaved(name: string): ReportDetail | undefined {
  const kept = readDraft(name);
  if (typeof kept !== 'object' || kept === null || !('report' in kept) || !('session' in kept))
    return undefined;
  if (kept.session !== session()) return undefined;
  const parsed = ReportDetail.safeParse(kept.report);
  return parsed.success ? parsed.data : undefined;
}
