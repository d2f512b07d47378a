import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReportDetail } from '@udaya/contract/reports';
import { Failure } from '@udaya/core/failure';
import { baseLocale } from '@udaya/core/locale';
import { presentHistory } from '@udaya/core/reports/present-history';
import type { PresentedChart } from '@udaya/core/reports/present-moon';
import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import { type ReportUserType, reportUserTypeOf } from '@udaya/core/reports/report-types';
import { asWritten, isClosedVersion, shownVersion } from '@udaya/core/reports/versioned-report';
import type { UserCall } from '../../../platform/call-context.ts';
import { markReadOf } from '../../notifications/mark-read.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import { readReportWithVersions } from '../corrections/store-corrections.ts';
import { presentOwnFlags } from '../feedback/list-own-flags.ts';
import { listVerdicts } from '../feedback/store-feedback.ts';
import { noteOpening } from '../openings/note-opening.ts';
import { describeOpenings, noteReader } from '../openings/openings.ts';
import type { AskForWording } from '../writing/write-report.ts';
import { chartInWords } from './chart-words.ts';
import { historyToWire, toWire } from './to-wire.ts';

export interface ReadReportDeps {
  ephemeris: Ephemeris;
  publicUrl: () => string;
  /** Draws a chart as a PNG, in its owner's turn. */
  drawChart: (chart: PresentedChart, owner: string) => Promise<Buffer>;
  /** Whether the operator opens chart, planets and titles to readers. */
  showsChart: boolean;
  /** Undefined without a language model. */
  askForWording?: AskForWording | undefined;
}

/** A report, in a version of its own where one is asked for, and only of one kind of user where one is named. */
interface AskedReport {
  id: string;
  version?: number | undefined;
  userType?: ReportUserType | '' | undefined;
}

/**
 * A report as the actor may see it: the version that is shown, or the one that is asked for, with the birth details that it was
 * written from. What the actor may not see is not in the answer.
 * @throws Failure `record.missing` for one that is foreign or missing, or of another kind of user than `userType` says;
 * `report.version_closed`; `report.withdrawn` where the consent to it was, whoever asks.
 */
export async function readReport(
  ctx: UserCall & ReadReportDeps,
  { id, version: wanted, userType }: AskedReport,
): Promise<ReportDetail> {
  const { actor, db } = ctx;
  let kept = await readReportWithVersions(db, id);
  const { report } = kept;
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  if (caseOf(report).withdrawn) throw new Failure('report.withdrawn');
  await noteReader(ctx, [id]);
  // From here on nothing changes by itself, so what is shown now is read after that was noted.
  if (await noteOpening(db, report)) kept = await readReportWithVersions(db, id);
  const version =
    wanted === undefined ? shownVersion(kept) : kept.versions.find((one) => one.version === wanted);
  if (wanted !== undefined && !version) throw new Failure('record.missing');
  if (version && isClosedVersion(actor.role, kept, version)) throw new Failure('report.version_closed');
  const { showsChart, ephemeris } = ctx;
  const written = asWritten(kept, version);
  const presented = presentReport(actor.role, written, version, { showsChart, ephemeris });
  const history = presentHistory(actor.role, kept, version?.version, Date.now());
  // The page asks again and again while a report is being written; only a reading of it is worth an entry.
  const [openings, said, upsets] = await Promise.all([
    describeOpenings(ctx, report),
    listVerdicts(db, report, version?.version),
    presented.extent === 'whole' ? presentOwnFlags(db, report, version?.version) : [],
    ...(report.stage === 'ready' ? [ctx.auditReading('report.viewed', id), markReadOf(ctx, id)] : []),
  ]);
  const { chart } = presented;
  const mayReword = presented.lang === baseLocale && mayDo('reword', actor.role, caseOf(report));
  return {
    ...toWire(presented, ctx.publicUrl(), said),
    sky: birthSky(ephemeris, written, { moves: true }).picture,
    upsets,
    history: { ...historyToWire(history), wordable: ctx.askForWording !== undefined && mayReword },
    openings,
    chartImage: chart ? (await ctx.drawChart(chartInWords(chart), actor.userId)).toString('base64') : '',
  };
}
