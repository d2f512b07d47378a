import type { VersionComparison } from '@udaya/contract/writing';
import { Failure, invalidField } from '@udaya/core/failure';
import { comparePresented, type Place } from '@udaya/core/reports/compare-presented';
import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import { asWritten, isClosedVersion } from '@udaya/core/reports/versioned-report';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { readReportWithVersions } from '../corrections/store-corrections.ts';
import { noteReader } from '../openings/openings.ts';
import { refuse } from '../record/refuse.ts';

/**
 * What differs between two versions of a report that were written from the same birth details, place by place.
 * @throws Failure `record.missing` of a version, too; `request.invalid` of versions from different details; `report.version_closed`,
 * `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function compareTexts(
  ctx: UserCall,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<VersionComparison> {
  const { actor, db } = ctx;
  const kept = await readReportWithVersions(db, id);
  refuse(refusalOf('compare', actor.role, caseOf(kept.report)));
  const [before, after] = [from, to].map((number) => {
    const found = kept.versions.find(({ version }) => version === number);
    if (!found) throw new Failure('record.missing');
    if (isClosedVersion(actor.role, kept, found)) throw new Failure('report.version_closed');
    return found;
  });
  if (!before || !after) throw new Failure('record.missing');
  if (before.details !== after.details) throw invalidField('to', m.report_wording_other_details());
  const report = asWritten(kept, before);
  const [then, now] = [before, after].map((one) => presentReport(actor.role, report, one));
  if (!then || !now) throw new Failure('record.missing');
  await noteReader(ctx, [id]);
  await ctx.auditReading('report.viewed', id);
  return {
    from,
    to,
    lang: now.lang,
    places: comparePresented(then, now).map((change) => ({
      place: placeWords(change),
      before: change.before,
      after: change.after,
    })),
  };
}

function placeWords({ kind, heading, number }: Place): string {
  // Parts of the first composer are numbered.
  const part = heading || m.report_part({ number });
  switch (kind) {
    case 'opening':
      return m.report_wording_place_opening();
    case 'strength':
      return m.report_wording_place_strength({ number });
    case 'watch':
      return m.report_wording_place_watch();
    case 'helps':
      return m.report_wording_place_helps();
    case 'part':
      return part;
    case 'minute':
      return m.report_wording_place_minute({ heading: part });
    case 'bridge':
      return m.report_wording_place_bridge({ number });
    case 'week':
      return m.report_wording_place_week();
    case 'month':
      return m.report_wording_place_month({ number });
    case 'mansion':
      return m.report_wording_place_mansion();
    case 'closing':
      return m.report_wording_place_closing();
  }
}
