import type { ReportTrace, TracedSentence as WireSentence } from '@udaya/contract/report-trace';
import { baseLocale } from '@udaya/core/locale';
import { filling } from '@udaya/core/reports/present-template';
import { presentWording } from '@udaya/core/reports/present-wording';
import type { Cite, ReportContent } from '@udaya/core/reports/report-content';
import {
  rowsOf,
  type TracedRow,
  type TracedSentence,
  tracedRowId,
  traceReport,
} from '@udaya/core/reports/trace-report';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { readBroughtRows } from '../../knowledge/read-brought-rows.ts';
import { reachWritten } from '../openings/reach-written.ts';
import { writerRows } from '../writing/describe-writer.ts';
import { describeCite, describeGrounds } from './describe-grounds.ts';

/**
 * What every sentence of a version of a report rests on; of the first composer's as far as they know it. It is a reading like any other.
 * @throws Failure `record.missing`, `report.withdrawn`, `report.not_ready`
 */
export async function readTrace(
  ctx: UserCall,
  asked: { id: string; version?: number | undefined },
): Promise<ReportTrace> {
  const { report, version } = await reachWritten(ctx, asked);
  const { content } = version;
  const texts = traceReport(content);
  const named = rowsOf(content, texts);
  const [brought] = await Promise.all([
    readBroughtRows(ctx.db, named),
    ctx.auditReading('report.viewed', asked.id),
  ]);
  const known = new Map(brought.map((row) => [tracedRowId({ ...row, version: row.versionId }), row]));
  const placeOf = new Map(named.map((row, index) => [tracedRowId(row), index]));
  const fill = filling(report);
  return {
    version: version.version,
    lang: content.lang ?? baseLocale,
    writer: writerOf(content),
    texts: texts.map((text) => ({
      place: text.place,
      text: fill(text.text),
      facts: describeGrounds(text, content, (row) => known.get(tracedRowId(row))?.tags ?? []),
      paragraphs: text.paragraphs.map((sentences) =>
        sentences.map((sentence) => wireSentence(sentence, placeOf, fill)),
      ),
    })),
    rows: named.map((row) => {
      const found = known.get(tracedRowId(row));
      return {
        ...row,
        title: fill(found?.title),
        text: fill(found?.text),
        tags: [...(found?.tags ?? [])],
        source: found?.source ?? null,
        fileName: found?.fileName ?? '',
        broughtBy: found?.broughtBy ?? '',
        broughtDate: found?.versionDate ?? '',
        inForce: found?.inForce ?? false,
      };
    }),
  };
}

function wireSentence(
  { text, row, slot, cites = [], fallback }: TracedSentence,
  placeOf: ReadonlyMap<string, number>,
  fill: (text: string) => string,
): WireSentence {
  const place = (of: TracedRow) => placeOf.get(tracedRowId(of)) ?? null;
  const isText = (cite: Cite) => cite.kind === 'text';
  return {
    text: fill(text),
    row: row ? place(row) : null,
    citedRows: cites.filter(isText).flatMap((cite) => place(cite) ?? []),
    citedFacts: cites.filter((cite) => !isText(cite)).map(describeCite),
    by: fallback ? 'fallback' : cites.length > 0 ? 'model' : 'row',
    slot: slot ?? '',
  };
}

/** Who worded it; of a model its mode and the hash of what it was asked, too. */
function writerOf(content: ReportContent): { label: string; value: string }[] {
  const { writer } = content.manifest;
  const composer = {
    label: m.report_trace_composer(),
    value: m.report_trace_composer_value({ version: writer.version }),
  };
  if (writer.kind === 'composer') return [composer];
  return [
    ...writerRows({ wording: presentWording(content) }),
    { label: m.report_trace_mode(), value: writer.mode },
    { label: m.report_trace_request(), value: writer.requestHash },
    composer,
  ];
}
