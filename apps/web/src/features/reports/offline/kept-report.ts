import { ReportDetail } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { mayDo } from '@udaya/core/reports/report-policy';
import { ApiError } from '../../../api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import { keptName } from '../../../api/drop-all-drafts.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { keepPage } from './keep-page.ts';

/** The session that a report was opened in, which alone may see it again. */
const session = () => sessionStore.current()?.id;

/**
 * Asks for a report, and keeps the answer in this tab as long as its reader is signed in: without a connection what was opened can still be
 * read. Only own reports that are bought: whoever works for a group or runs the product leaves nothing behind.
 */
export async function askOrKept(
  role: Role,
  { id, version }: { id: string; version: number | undefined },
  ask: () => Promise<ReportDetail>,
): Promise<ReportDetail> {
  const name = `${keptName}${id}.${version ?? ''}`;
  try {
    const report = await ask();
    if (mayBeKept(role, report)) {
      keepDraft(name, { session: session(), report });
      keepPage();
    } else dropDraft(name);
    return report;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isAway(error)) {
      // Withdrawn, given back or deleted: what was kept is not read any longer either.
      dropDraft(name);
      throw error;
    }
    const kept = readKept(name);
    if (!kept || !mayBeKept(role, kept)) throw error;
    return kept;
  }
}

/** The copy of a report is its buyer's to show around, so it is theirs to keep, too. */
const mayBeKept = (role: Role, report: ReportDetail) => mayDo('quote', role, report);

/** No answer came, or one of something between here and the server. */
const isAway = ({ status }: ApiError) => status === 0 || status === 502 || status === 503 || status === 504;

function readKept(name: string): ReportDetail | undefined {
  const kept = readDraft(name);
  if (typeof kept !== 'object' || kept === null || !('report' in kept) || !('session' in kept))
    return undefined;
  if (kept.session !== session()) return undefined;
  const parsed = ReportDetail.safeParse(kept.report);
  return parsed.success ? parsed.data : undefined;
}
