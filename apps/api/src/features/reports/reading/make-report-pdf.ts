import { describeChart } from '@udaya/chart-drawing/describe-chart';
import type { Actor } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { PresentedChart } from '@udaya/core/reports/present-moon';
import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf, permissionsOf, refusalOf } from '@udaya/core/reports/report-policy';
import { type ReportUserType, reportUserTypeOf } from '@udaya/core/reports/report-types';
import { isoDayIn } from '@udaya/format/format-instant';
import { reportFileName } from '@udaya/format/report-file-name';
import type { UserCall } from '../../../platform/call-context.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { runInLocale } from '../../../platform/locale/current-locale.ts';
import type { ReportDocument } from '../../../platform/typesetting/report-document.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import { presentOwnFlags } from '../feedback/list-own-flags.ts';
import { listVerdicts } from '../feedback/store-feedback.ts';
import { noteOpening } from '../openings/note-opening.ts';
import { noteReader } from '../openings/openings.ts';
import { refuse } from '../record/refuse.ts';
import { hasNamesake, type Report, readReportRow } from '../record/store.ts';
import { countDownload, findShownVersion } from '../record/store-versions.ts';
import { chartInWords } from './chart-words.ts';
import type { ReadReportDeps } from './read-report.ts';
import { addressOf } from './report-address.ts';
import { toDocument } from './to-document.ts';

export interface MakeReportPdfDeps extends ReadReportDeps {
  /** Sets a report in its owner's turn. */
  typeset: (document: ReportDocument, owner: string) => Promise<Uint8Array>;
  names: { productName: string; supportEmail: string };
}

/** A report, and only of one kind of user where one is named. */
interface AskedPdf {
  id: string;
  userType?: ReportUserType | '' | undefined;
  /** 'true' leaves out the parts that were said not quite to fit. */
  leaveOut?: 'true' | 'false' | undefined;
}

/**
 * The report as a PDF, which counts as downloaded.
 * @throws Failure as `setReportPdf`
 */
export async function makeReportPdf(
  ctx: UserCall & MakeReportPdfDeps,
  asked: AskedPdf,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const pdf = await setReportPdf(ctx, asked);
  await ctx.auditReading('report.downloaded', asked.id);
  return pdf;
}

/**
 * The report as a PDF, set from the same presented report that the page shows, from the first word to the last in the language of its texts.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`, `pdf.failed`, `server.busy`
 */
export async function setReportPdf(
  ctx: UserCall & MakeReportPdfDeps,
  asked: AskedPdf,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { actor, db } = ctx;
  const found = await readPrintable(ctx, asked);
  await noteReader(ctx, [asked.id]);
  const { shown, report } = (await noteOpening(db, found.report)) ? await readPrintable(ctx, asked) : found;
  const presented = presentReport(actor.role, report, shown, {
    showsChart: ctx.showsChart,
    ephemeris: ctx.ephemeris,
    leaveOut: asked.leaveOut === 'true' ? await struckAreas(db, report, shown.version) : [],
  });
  const document = await runInLocale(presented.lang, async () => ({
    ...toDocument(presented, ctx.names, {
      sky: birthSky(ctx.ephemeris, report),
      address: addressOf(ctx.publicUrl(), presented),
    }),
    ...(presented.chart ? await drawFor(ctx, presented.chart, actor) : {}),
  }));
  const bytes = await ctx.typeset(document, actor.userId);
  if (report.ownerId === actor.userId) await countDownload(db, report);
  const prefix = permissionsOf(actor.role, caseOf(report)).titles ? 'AI_Report_' : 'AIReport_';
  const madeOn = (await hasNamesake(db, report)) ? isoDayIn(report.createdAt, productTimeZone) : undefined;
  return { fileName: reportFileName(report.name, prefix, { madeOn, lang: presented.lang }), bytes };
}

/**
 * A report that the actor may have as a PDF; where `userType` is given, only one of that kind.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function readPrintable(
  { actor, db }: Pick<UserCall, 'actor' | 'db'>,
  { id, userType }: AskedPdf,
) {
  const report = await readReportRow(db, id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  refuse(refusalOf('download', actor.role, caseOf(report)));
  const shown = await findShownVersion(db, report);
  if (!shown) throw new Failure('report.not_ready');
  return { report, shown };
}

/** The areas whose parts were said not quite to fit, or that their reader flagged. */
async function struckAreas(db: TenantDb, report: Report, version: number): Promise<Area[]> {
  const said = await listVerdicts(db, report, version);
  const flags = await presentOwnFlags(db, report, version);
  return [
    ...said.filter(({ verdict }) => verdict === 'notQuite').map(({ area }) => area),
    ...flags.flatMap(({ place }) => (place === 'frame' ? [] : place)),
  ];
}

async function drawFor(deps: ReadReportDeps, presented: PresentedChart, { userId }: Actor) {
  const chart = chartInWords(presented);
  return {
    chartImagePng: new Uint8Array(await deps.drawChart(chart, userId)),
    chartAlt: describeChart(chart),
  };
}
