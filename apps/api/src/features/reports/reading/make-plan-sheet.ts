import { drawArea } from '@udaya/chart-drawing/area-drawings';
import { type Area, areaOf, areas } from '@udaya/core/knowledge/areas';
import { calledName } from '@udaya/core/reports/fill-name';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { shortWeekdays } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { runInLocale } from '../../../platform/locale/current-locale.ts';
import type { SheetDocument } from '../../../platform/typesetting/sheet-document.ts';
import type { MakeReportPdfDeps } from './make-report-pdf.ts';
import { readPlan } from './read-plan.ts';

export interface SheetDeps {
  /** Sets a sheet in its owner's turn. */
  typesetSheet: (document: SheetDocument, owner: string) => Promise<Uint8Array>;
  names: MakeReportPdfDeps['names'];
}

/** So many times the month's tasks are ticked: once a week. */
const weeks = 4;

/** How an area is drawn where it adorns a page: at 40 mm, in the colours of documents. */
const drawn = { size: 151, ink: '#312e81', accent: '#b45309' };

/**
 * The plan of a report as one page to be hung up, in the language of its texts: the week's task with a box a day, the month's with a box a week. The
 * name is on it only where `named` says so, and never in the name of its file. It counts as a download.
 * @throws Failure as `readPlan`, `pdf.failed`, `server.busy`
 */
export async function makePlanSheet(
  ctx: UserCall & SheetDeps,
  { id, named }: { id: string; named?: 'true' | 'false' | undefined },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { presented, shown, plan } = await readPlan(ctx, { id, named }, 'download');
  const { lang, name } = presented;
  const document = runInLocale(lang, (): SheetDocument => {
    const groups = [
      { label: m.report_plan_week(), texts: [plan.week], boxes: shortWeekdays(lang) },
      {
        label: m.report_plan_month(),
        texts: plan.month,
        boxes: Array.from({ length: weeks }, (_, index) => m.report_sheet_week({ number: index + 1 })),
      },
    ];
    return {
      lang,
      title: named === 'true' ? m.report_pdf_plan({ name: calledName(name) }) : m.report_sheet_title(),
      productName: ctx.names.productName,
      drawing: drawArea(areaOfWeek(shown.content), drawn),
      tick: m.report_sheet_tick(),
      groups: groups
        .map((group) => ({ ...group, texts: group.texts.filter(Boolean) }))
        .filter(({ texts }) => texts.length > 0),
    };
  });
  const bytes = await ctx.typesetSheet(document, ctx.actor.userId);
  await ctx.auditReading('report.downloaded', id);
  return { fileName: m.report_sheet_file(), bytes };
}

/** The area of life that the week's task is of, which its key ends on. */
function areaOfWeek({ frame }: ReportContent): Area {
  const parts = frame?.plan.week[0]?.key.split('.') ?? [];
  return areas.find((area) => parts.includes(area)) ?? areaOf.Mercury;
}
