import { areaOf } from '@udaya/core/knowledge/areas';
import type { ReportContent, SourcedText } from '@udaya/core/reports/report-content';
import type { World } from './world.ts';

const sourced = (key: string, text: string): SourcedText => ({ key, ageBand: '', version: 1, text });

/** What a report says as the first composer wrote it: no headings, and nothing around its parts. */
export function plainContent({ frame: _frame, ...content }: ReportContent): ReportContent {
  return {
    ...content,
    statements: content.statements.map(
      ({ pieces: _pieces, heading: _heading, minute: _minute, weight: _weight, ...statement }) => statement,
    ),
  };
}

/** The same with headings and everything that can stand around parts, each text told apart by its words. */
export function templatedContent(content: ReportContent): ReportContent {
  const plain = plainContent(content);
  const statements = plain.statements.map((statement, index) => {
    const area = areaOf[statement.planet];
    const heading = sourced(`heading.${area}`, `About ${area}`);
    const minute = index === 0 ? { minute: sourced('navamsa.1', 'A minute for {name}.') } : {};
    return { ...statement, heading, ...minute };
  });
  const [first, second] = statements;
  if (!first || !second) throw new Error('There is nothing to frame.');
  return {
    ...plain,
    statements,
    frame: {
      ageBand: null,
      calendar: { weekday: 3, tithi: 20 },
      opening: [],
      closing: [],
      mansion: sourced('nakshatra.1', 'The mansion of {name}.'),
      glance: {
        strengths: ['One', 'Two', 'Three'].map((word) => sourced('strength.pace.plus', `${word} is strong.`)),
        watch: sourced('watch.pace.plus', 'Watch this.'),
        helps: sourced('helps.pace.plus', 'This helps.'),
      },
      bridges: [
        {
          ...sourced('bridge.pace.even', 'A bridge between both.'),
          trait: 'pace',
          areas: [areaOf[first.planet], areaOf[second.planet]],
          after: second.planet,
        },
      ],
      plan: {
        week: [sourced(`plan.week.${areaOf[first.planet]}`, 'Do this on one day.')],
        month: [
          sourced(`plan.month.${areaOf[first.planet]}`, 'Do this now and then.'),
          sourced(`plan.month.${areaOf[second.planet]}`, 'And that, too.'),
        ],
      },
    },
  };
}

/** Puts another content in the place of what a report says. */
export async function restate(
  { pool }: Pick<World, 'pool'>,
  reportId: string,
  change: (content: ReportContent) => ReportContent,
): Promise<ReportContent> {
  const { rows } = await pool.query(
    'select content from report_versions where report_id = $1 order by version desc limit 1',
    [reportId],
  );
  const content = change(rows[0].content as ReportContent);
  await pool.query('update report_versions set content = $2 where report_id = $1', [
    reportId,
    JSON.stringify(content),
  ]);
  return content;
}
