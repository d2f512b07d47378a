import { describe, expect, it } from 'vitest';
import { fullTexts } from '../../testing/full-texts.ts';
import { makeFacts, pointIn } from '../../testing/made-up-facts.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import { checkReport } from './check-report.ts';
import { composeReport } from './compose-report.ts';
import type { ReportContent, ReportTemplate } from './report-content.ts';
import type { ReportFacts } from './report-facts.ts';

const texts = fullTexts();
const facts = makeFacts();
const content = composeReport(facts, texts, (text) => text);
const check = (report: ReportContent, of: ReportFacts = facts, from: readonly CuratedText[] = texts) =>
  checkReport(report, of, from);
const withTemplate = (change: Partial<ReportTemplate>): ReportContent => {
  if (!content.frame) throw new Error('The report has no template.');
  return { ...content, frame: { ...content.frame, ...change } };
};
const withText = (key: string, text: string) =>
  texts.map((row) => (row.key === key ? { ...row, text } : row));

describe('the checks', () => {
  it('find nothing in a sound report', () => expect(check(content)).toEqual([]));

  it('refuse what is no fact of the chart', () => {
    const moved = makeFacts({ points: { ...facts.points, Sun: pointIn(6) } });
    expect(check(content, moved)).toContain('Sun 1 is no fact of the chart');
    expect(check(content, moved)).toContain('house.Sun.1 is no fact of Sun 1');
    expect(check(content, makeFacts({ exactTime: false }))).toContain('navamsa.1 is no fact of Ascendant 1');
    expect(check(content, makeFacts({ nakshatra: 5 }))).toEqual(['nakshatra.4 is no fact of the chart']);
    expect(check(content, makeFacts({ possibleSigns: { Moon: [2, 3] } })).join()).toMatch(
      /opening\.moon\.2\.\d is no fact/,
    );
  });

  it('refuse an empty report, and one that is not what its rows say', () => {
    expect(check({ ...content, statements: [] })).toContain('it has no statement');
    const [first, ...rest] = content.statements;
    if (!first) throw new Error('The report has no statement.');
    const written = { ...first, description: `${first.description} And more.` };
    expect(check({ ...content, statements: [written, ...rest] })).toEqual([
      'Moon 2 is not what its pieces say',
    ]);
    expect(check({ ...content, opening: 'Hello.' })).toEqual([
      'its opening or closing is not what its pieces say',
    ]);
    const long = { ...first, description: 'a'.repeat(4001) };
    expect(check({ ...content, statements: [long, ...rest] })).toContain('Moon 2 is too long');
    const odd = { ...first, description: 'a\u0007' };
    expect(check({ ...content, statements: [odd, ...rest] })).toContain('Moon 2 is not plain text');
  });

  it('refuse a text that is no row, and one that nobody read', () => {
    expect(check(content, facts, withText('house.Venus.4', 'Other words.'))).toEqual([
      'house.Venus.4 is no text of the knowledge base',
    ]);
    const unread = texts.map((row) => (row.key === 'house.Venus.4' ? { ...row, reviewed: '' } : row));
    expect(check(content, facts, unread)).toEqual(['house.Venus.4 was read by nobody']);
    const late = texts.map((row) =>
      row.key === 'house.Venus.4' ? { ...row, tags: ['from:9' as const] } : row,
    );
    expect(check(content, { ...facts, ageMonths: 8 }, late)).toEqual([
      'house.Venus.4 is not meant for a child that young',
    ]);
    expect(check(content, { ...facts, ageMonths: 9 }, late)).toEqual([]);
  });

  it('refuse a placeholder that is not the name', () => {
    const from = withText('house.Venus.4', 'It shows at {place}.');
    expect(
      check(
        composeReport(facts, from, (text) => text),
        facts,
        from,
      ),
    ).toEqual(['house.Venus.4 holds the placeholder {place}']);
  });

  it('refuse a contradiction that no bridge joins, too many bridges and too many tasks', () => {
    const bridges = content.frame?.bridges ?? [];
    const [bridge] = bridges;
    if (!bridge) throw new Error('The report has no bridge.');
    const short = bridges.map((one) => ({ ...one, areas: one.areas.slice(0, 1) }));
    expect(check(withTemplate({ bridges: short })).join()).toContain('it contradicts itself in');
    expect(check(withTemplate({ bridges: [bridge, bridge, bridge, bridge] }))).toContain('it has 4 bridges');
    const plan = content.frame?.plan ?? { week: [], month: [] };
    expect(check(withTemplate({ plan: { ...plan, week: [...plan.week, ...plan.week] } }))).toEqual([
      'it sets too many tasks',
    ]);
  });

  it('refuse an opening that a part contradicts, and a template that frightens', () => {
    const opening = content.frame?.opening[0]?.key ?? '';
    const claiming = texts.map((row) => {
      if (row.key === opening) return { ...row, tags: ['+audience'] as const };
      return row.key === 'Sun 1' && row.ageBand === '' ? { ...row, tags: ['-audience'] as const } : row;
    });
    expect(check(content, facts, claiming)).toContain(`a part contradicts ${opening}`);
    expect(check({ ...content, closing: 'It is fate.' })).toContain('its frame touches fate: "fate"');
  });
});
