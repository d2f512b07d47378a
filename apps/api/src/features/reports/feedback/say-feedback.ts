import type { Feedback } from '@udaya/contract/report-feedback';
import { Failure } from '@udaya/core/failure';
import { type Area, areaOf } from '@udaya/core/knowledge/areas';
import { pairKey } from '@udaya/core/knowledge/passage-keys';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import type { Verdict } from '@udaya/core/reports/verdicts';
import type { UserCall } from '../../../platform/call-context.ts';
import { refuse } from '../record/refuse.ts';
import { readReportRow } from '../record/store.ts';
import { findShownVersion } from '../record/store-versions.ts';
import { deleteVerdict, listVerdicts, putVerdict } from './store-feedback.ts';

interface Said {
  id: string;
  area: Area;
  /** Null takes back what was said. */
  verdict: Verdict | null;
}

/**
 * Saves what a reader says of a part of the version of a report that is shown, with the passage that stands there.
 * @throws Failure `record.missing` of a part that the report does not have, too; `report.unpaid`, `report.refunded`,
 * `report.withdrawn`, `report.not_ready`
 */
export async function sayFeedback(ctx: UserCall, { id, area, verdict }: Said): Promise<Feedback> {
  const { actor, db } = ctx;
  const report = await readReportRow(db, id);
  refuse(refusalOf('judge', actor.role, caseOf(report)));
  const shown = await findShownVersion(db, report);
  if (!shown) throw new Failure('report.not_ready');
  const part = shown.content.statements.find(({ planet }) => areaOf[planet] === area);
  if (!part) throw new Failure('record.missing');
  const { planet, position, knowledgeVersion } = part;
  await db.transaction(async (tx) => {
    if (verdict)
      await putVerdict(tx, report, shown.version, {
        area,
        verdict,
        passage: part.pieces?.[0]?.key ?? pairKey({ planet, position }),
        knowledgeVersion,
        reportType: report.reportType,
      });
    else await deleteVerdict(tx, report, shown.version, area);
    await ctx.audit(tx, 'report.judged', { targetId: id });
  });
  return { feedback: await listVerdicts(db, report, shown.version) };
}
