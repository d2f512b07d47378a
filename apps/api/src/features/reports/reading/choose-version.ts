import { Failure, invalidField } from '@udaya/core/failure';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import { isClosedVersion, langOf } from '@udaya/core/reports/versioned-report';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { findCorrection } from '../corrections/store-corrections.ts';
import { moveVerdicts } from '../feedback/move-verdicts.ts';
import { refuse } from '../record/refuse.ts';
import { lockReport, readReportRow } from '../record/store.ts';
import {
  declineBetween,
  findShownVersion,
  findVersion,
  setDeclined,
  setShown,
} from '../record/store-versions.ts';

interface Chosen {
  id: string;
  version: number;
}

/**
 * Shows another version of a report from now on, of the same birth details; what was said of its parts comes along. Whatever came after it is
 * not offered any more: choosing the other one again undoes it.
 * @throws Failure `record.missing` of a version, too; `request.invalid` of one from other details; `report.version_closed`,
 * `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function chooseVersion(ctx: UserCall, { id, version }: Chosen): Promise<{ version: number }> {
  const { actor, db } = ctx;
  const found = await readReportRow(db, id);
  await db.transaction(async (tx) => {
    const { report, shown } = await lockToChoose(tx, found, actor.role);
    const chosen = await findVersion(tx, report, version);
    if (!chosen) throw new Failure('record.missing');
    if (chosen.details !== shown.details) {
      const correction = await findCorrection(tx, report);
      if (isClosedVersion(actor.role, { report, correction }, chosen))
        throw new Failure('report.version_closed');
      throw invalidField('version', m.report_wording_other_details());
    }
    if (chosen.version === shown.version) return;
    await setShown(tx, report, chosen);
    await setDeclined(tx, report, version, null);
    await declineBetween(tx, report, { after: version, lang: langOf(chosen) }, new Date());
    await moveVerdicts(tx, report, shown, chosen);
    await ctx.audit(tx, 'report.version_chosen', { targetId: id });
  });
  return { version };
}

/**
 * Saves what is shown: a version that was offered, and what was offered before it, is offered no more.
 * @throws Failure as `chooseVersion`, but for versions of other details, of which none is offered
 */
export async function declineVersion(ctx: UserCall, { id, version }: Chosen): Promise<{ version: number }> {
  const { actor, db } = ctx;
  const found = await readReportRow(db, id);
  return db.transaction(async (tx) => {
    const { report, shown } = await lockToChoose(tx, found, actor.role);
    if (!(await findVersion(tx, report, version))) throw new Failure('record.missing');
    const between = { after: shown.version, upTo: version, lang: langOf(shown) };
    const declined = await declineBetween(tx, report, between, new Date());
    if (declined) await ctx.audit(tx, 'report.version_declined', { targetId: id });
    return { version: shown.version };
  });
}

async function lockToChoose(
  tx: TenantDb,
  found: Awaited<ReturnType<typeof readReportRow>>,
  role: UserCall['actor']['role'],
) {
  const report = await lockReport(tx, found);
  if (!report) throw new Failure('record.missing');
  refuse(refusalOf('choose', role, caseOf(report)));
  const shown = await findShownVersion(tx, report);
  if (!shown) throw new Failure('report.not_ready');
  return { report, shown };
}
