import { areaOf } from '@udaya/core/knowledge/areas';
import { type Tag, type Trait, traitOf } from '@udaya/core/knowledge/traits';
import type { Cite, ReportContent, ReportStatement, SourcedText } from '@udaya/core/reports/report-content';
import type { TracedText } from '@udaya/core/reports/trace-report';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { mansionText, signName } from '../record/report-text.ts';

type TagsOf = (row: Pick<SourcedText, 'key' | 'ageBand' | 'version'>) => readonly Tag[];

/** What a text of a report stands on, in words: where points are, and what parts claim. */
export function describeGrounds(text: TracedText, content: ReportContent, tagsOf: TagsOf): string[] {
  const { statements } = content;
  const statement = statements.find(({ planet }) => planet === text.planet);
  if (statement) {
    const isMinute = text.place.startsWith('minute.');
    return isMinute ? [m.report_trace_fact_minute()] : [placement(statement, content)];
  }
  const keys = text.paragraphs.flat().flatMap(({ row }) => row?.key ?? []);
  return [...new Set(keys)].flatMap((key) => ofKey(key, content, tagsOf));
}

/** Where a point stands, and whether that hangs on the minute. */
function placement(
  { planet, position, otherPositions, pieces = [] }: ReportStatement,
  content: ReportContent,
) {
  const sign = signName(position);
  // A house is said where it is settled only.
  const house = pieces.some(({ key }) => key.startsWith('house.')) && content.chart.points[planet]?.house;
  const where = house
    ? m.report_trace_fact_house({ planet, sign, house })
    : m.report_trace_fact({ planet, sign });
  if (otherPositions.length === 0) return m.report_trace_fact_holds({ where });
  const others = formatList(otherPositions.map(signName), currentLocale());
  return m.report_trace_fact_open({ where, others });
}

function ofKey(key: string, content: ReportContent, tagsOf: TagsOf): string[] {
  const { statements, chart } = content;
  const [kind = '', second = '', third = ''] = key.split('.');
  if (kind === 'opening' && second === 'moon')
    return statements
      .filter(({ planet }) => planet === 'Moon')
      .map((statement) => placement(statement, content));
  if (kind === 'opening' && second === 'plain') return [m.report_trace_fact_moon_open()];
  if (kind === 'opening' && second === 'element') return [m.report_trace_fact_element({ element: third })];
  if (kind === 'closing' && second === 'mode') return [m.report_trace_fact_mode({ mode: third })];
  if (kind === 'closing' && second === 'quiet') return [m.report_trace_fact_quiet({ element: third })];
  if (kind === 'nakshatra')
    return [
      m.report_trace_fact_mansion({
        mansion: mansionText({ nakshatra: chart.nakshatra, padas: chart.padas ?? [] }),
      }),
    ];
  if (kind === 'plan') {
    const of = statements.filter(({ planet }) => areaOf[planet] === third);
    return of.map((statement) => placement(statement, content));
  }
  if (['strength', 'watch', 'helps', 'bridge'].includes(kind))
    return claims(second as Trait, content, tagsOf);
  return [];
}

/** The parts that claim something of a trait, each with what it claims. */
function claims(trait: Trait, content: ReportContent, tagsOf: TagsOf): string[] {
  return content.statements.flatMap((statement) => {
    const { pieces = [], minute } = statement;
    const tags = [...pieces, ...(minute ? [minute] : [])].flatMap(tagsOf);
    return [...new Set(tags.filter((tag) => traitOf(tag) === trait))].map((tag) =>
      m.report_trace_fact_claims({ tag, where: placement(statement, content) }),
    );
  });
}

/** What a model cites beside rows, in words. */
export function describeCite(cite: Exclude<Cite, { kind: 'text' }>): string {
  if (cite.kind === 'sign') return m.report_trace_fact({ planet: cite.planet, sign: signName(cite.sign) });
  return m.report_trace_cite_trait({ tag: `${cite.pole === 'plus' ? '+' : '-'}${cite.trait}` });
}
