import { Failure } from '@udaya/core/failure';
import { type PresentedReport, presentReport } from '@udaya/core/reports/present-report';
import type { PresentedTemplate } from '@udaya/core/reports/present-template';
import { caseOf, type ReportAction, refusalOf } from '@udaya/core/reports/report-policy';
import type { ReportVersion } from '@udaya/core/reports/versioned-report';
import { withoutName } from '@udaya/core/reports/without-name';
import type { UserCall } from '../../../platform/call-context.ts';
import { noteReader } from '../openings/openings.ts';
import { refuse } from '../record/refuse.ts';
import { readReportRow } from '../record/store.ts';
import { findShownVersion } from '../record/store-versions.ts';

interface AskedPlan {
  id: string;
  named?: 'true' | 'false' | undefined;
}

interface ReadPlan {
  presented: PresentedReport;
  shown: ReportVersion;
  /** With the name in it only where that was asked for. */
  plan: PresentedTemplate['plan'];
}

/**
 * The plan of the version of a report that is shown, for whoever may do this with it.
 * @throws Failure `record.missing`, of a report without a plan too; `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function readPlan(
  ctx: Pick<UserCall, 'actor' | 'db'>,
  { id, named }: AskedPlan,
  action: ReportAction,
): Promise<ReadPlan> {
  const { actor, db } = ctx;
  const report = await readReportRow(db, id);
  refuse(refusalOf(action, actor.role, caseOf(report)));
  const shown = await findShownVersion(db, report);
  if (!shown) throw new Failure('report.not_ready');
  await noteReader(ctx, [id]);
  const presented = presentReport(actor.role, report, shown);
  const plan = presented.frame?.plan;
  if (!plan) throw new Failure('record.missing');
  const said = (task: string) =>
    named === 'true' ? task : withoutName(task, report.name, report.reportType, presented.lang);
  return {
    presented,
    shown,
    plan: { week: said(plan.week), month: plan.month.map(said) },
  };
}
