import { Failure } from '@udaya/core/failure';
import { areaOf } from '@udaya/core/knowledge/areas';
import { pairKey } from '@udaya/core/knowledge/passage-keys';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { FlagPlace } from '@udaya/core/reports/flags';
import type { ReportContent, ReportStatement, SourcedText } from '@udaya/core/reports/report-content';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../../platform/call-context.ts';
import { refuse } from '../record/refuse.ts';
import { type Report, readReportRow } from '../record/store.ts';
import { findShownVersion } from '../record/store-versions.ts';

/** A place of the version of a report that its reader sees, with the texts that stand there. */
export interface FlagSpot {
  report: Report;
  version: number;
  place: FlagPlace;
  reportType: ReportType;
  lang: Locale;
  /** Of a part: the key of its passage, and which of the texts are rows of it. */
  passage: { key: string; rows: SourcedText[] } | undefined;
  /** A model worded some of it. */
  worded: boolean;
  texts: SourcedText[];
}

/**
 * Finds what somebody may flag: a part, or what stands around the parts.
 * @throws Failure `record.missing` of a part that the report does not have, too; `report.unpaid`, `report.refunded`,
 * `report.withdrawn`, `report.not_ready`
 */
export async function findFlagSpot(
  { actor, db }: Pick<UserCall, 'actor' | 'db'>,
  { id, place }: { id: string; place: FlagPlace },
): Promise<FlagSpot> {
  const report = await readReportRow(db, id);
  refuse(refusalOf('judge', actor.role, caseOf(report)));
  const shown = await findShownVersion(db, report);
  if (!shown) throw new Failure('report.not_ready');
  const { content, version } = shown;
  const found =
    place === 'frame' ? { texts: templateTexts(content), passage: undefined } : partOf(content, place);
  if (!found) throw new Failure('record.missing');
  const worded = found.texts.some(({ sentences }) => sentences !== undefined);
  return {
    report,
    version,
    place,
    reportType: report.reportType,
    lang: content.lang ?? baseLocale,
    worded,
    ...found,
  };
}

function partOf(content: ReportContent, place: FlagPlace): Pick<FlagSpot, 'texts' | 'passage'> | undefined {
  const part = content.statements.find(({ planet }) => areaOf[planet] === place);
  if (!part) return undefined;
  const texts = part.pieces ?? [wholePart(part)];
  const [first] = texts;
  const key = first?.key ?? pairKey(part);
  return { texts, passage: { key, rows: texts.filter((text) => text.key === key) } };
}

/** A part of a report of the first composer, whose text was one passage. */
function wholePart({ planet, position, description, knowledgeVersion }: ReportStatement): SourcedText {
  return {
    key: pairKey({ planet, position }),
    ageBand: '',
    version: knowledgeVersion,
    text: description,
  };
}

/** All that stands around the parts, in the order of the page. */
function templateTexts({ opening, closing, frame }: ReportContent): SourcedText[] {
  if (!frame)
    return [opening, closing].filter(Boolean).map((text) => ({ key: '', ageBand: '', version: 0, text }));
  const { glance, plan, bridges, mansion } = frame;
  return [
    ...glance.strengths,
    glance.watch,
    glance.helps,
    ...frame.opening,
    ...bridges,
    mansion,
    ...frame.closing,
    ...plan.week,
    ...plan.month,
  ].filter((text) => text !== null && text !== undefined);
}
