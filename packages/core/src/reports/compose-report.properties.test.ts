import { describe, expect, it } from 'vitest';
import { fullTexts } from '../../testing/full-texts.ts';
import { madeUpFacts } from '../../testing/made-up-facts.ts';
import { rowIdOf } from '../knowledge/text-keys.ts';
import type { Tag } from '../knowledge/traits.ts';
import { checkReport } from './check-report.ts';
import { composeReport } from './compose-report.ts';
import type { ReportContent, SourcedText } from './report-content.ts';

const texts = fullTexts();
const tags = new Map(texts.map((row) => [rowIdOf(row), row.tags]));
const tagsOf = (pieces: readonly SourcedText[]) => pieces.flatMap((piece) => tags.get(rowIdOf(piece)) ?? []);
const hashOf = (text: string) => `hash of ${text}`;
const all = madeUpFacts(2000).map((facts) => ({ facts, content: composeReport(facts, texts, hashOf) }));

/** The reports of which something does not hold. */
const breaking = (holds: (content: ReportContent, at: (typeof all)[number]) => boolean) =>
  all.filter((one) => !holds(one.content, one)).length;
const templateOf = ({ frame }: ReportContent) => {
  if (!frame) throw new Error('A report has no template.');
  return frame;
};
const opposite = (tag: Tag) => (tag.startsWith('+') ? tag.replace('+', '-') : tag.replace('-', '+')) as Tag;

/** Parts as a reader meets them: the lunar mansion's page is a part of feelings. */
const partsOf = (content: ReportContent) => {
  const { mansion } = templateOf(content);
  return [
    ...content.statements.map(({ planet, pieces = [] }) => ({ planet, tags: tagsOf(pieces) })),
    ...(mansion ? [{ planet: 'Moon' as const, tags: tagsOf([mansion]) }] : []),
  ];
};
const areaIn = (content: ReportContent, planet: string) =>
  content.statements.find((one) => one.planet === planet)?.heading?.key.replace('heading.', '') ?? '';

describe('over 2,000 charts', () => {
  it('no contradiction is left without a bridge', () => {
    const unbridged = all.flatMap(({ content }) =>
      partsOf(content).flatMap((one) =>
        partsOf(content).flatMap((other) =>
          one.tags
            .filter((tag) => other.tags.includes(opposite(tag)))
            .filter(
              (tag) =>
                !templateOf(content).bridges.some(
                  ({ trait, areas }) =>
                    (trait === null || trait === tag.slice(1)) &&
                    [one, other].every(({ planet }) => (areas as string[]).includes(areaIn(content, planet))),
                ),
            ),
        ),
      ),
    );
    expect(unbridged).toEqual([]);
    expect(all.filter(({ content }) => templateOf(content).bridges.length > 0).length).toBeGreaterThan(1500);
  });

  it('a report has three bridges at most, each after a part that it has, in the order of the report and never two in a row', () => {
    expect(Math.max(...all.map(({ content }) => templateOf(content).bridges.length))).toBe(3);
    const isOrdered = (content: ReportContent) => {
      const places = templateOf(content).bridges.map(({ after }) =>
        after === 'mansion'
          ? content.statements.length
          : content.statements.findIndex(({ planet }) => planet === after),
      );
      return places.every((place, at) => place > (places[at - 1] ?? -1));
    };
    expect(breaking(isOrdered)).toBe(0);
  });

  it('nothing that opens or closes a report is contradicted by a part or by what stands beside it', () => {
    const isCalm = (content: ReportContent) => {
      const around = tagsOf([...templateOf(content).opening, ...templateOf(content).closing]);
      const said = [...around, ...partsOf(content).flatMap((part) => part.tags)];
      return around.every((tag) => !said.includes(opposite(tag)));
    };
    expect(breaking(isCalm)).toBe(0);
    expect(breaking((content) => templateOf(content).opening.length === 2)).toBe(0);
  });

  it('the glance takes nothing that the report takes back', () => {
    const isPlain = (content: ReportContent) => {
      const { strengths, watch, helps } = templateOf(content).glance;
      const said = partsOf(content).flatMap((part) => part.tags);
      const poles = [...strengths, watch, helps].map((piece) => piece?.key.split('.') ?? []);
      return (
        strengths.length === 3 &&
        poles.every(([, trait, pole]) => {
          const [own, other] = pole === 'plus' ? ['+', '-'] : ['-', '+'];
          return said.includes(`${own}${trait}` as Tag) && !said.includes(`${other}${trait}` as Tag);
        })
      );
    };
    expect(breaking(isPlain)).toBe(0);
  });

  it('a report sets three tasks, one for this week and two for this month', () => {
    expect(
      breaking((content) => {
        const { week, month } = templateOf(content).plan;
        return week.length === 1 && month.length === 2;
      }),
    ).toBe(0);
  });

  it('every sentence is that of a row, and the manifest names each row with its hash', () => {
    const known = new Set(texts.map(({ text }) => text));
    const manifestIsWhole = (content: ReportContent) => {
      const sentences = [
        content.opening,
        content.closing,
        ...content.statements.map(({ description }) => description),
      ].flatMap((text) => text.split(/(?<=\.)(?: |\n\n)(?=This|For)/));
      const hashes = new Set(content.manifest.texts?.map(({ hash }) => hash));
      return sentences.every((sentence) => known.has(sentence) && hashes.has(hashOf(sentence)));
    };
    expect(breaking(manifestIsWhole)).toBe(0);
  });

  it('the checks find nothing', () => {
    expect(all.flatMap(({ content, facts }) => checkReport(content, facts, texts))).toEqual([]);
  });

  it('the name stands five to seven times, seven where nothing is open', () => {
    const namesIn = ({ opening, closing, statements, frame }: ReportContent) =>
      [opening, closing, frame?.mansion?.text ?? '', ...statements.map(({ description }) => description)]
        .join(' ')
        .split('{name}').length - 1;
    expect(breaking((content) => namesIn(content) >= 5 && namesIn(content) <= 10)).toBe(0);
    expect(breaking((content, { facts }) => !facts.exactTime || namesIn(content) === 7)).toBe(0);
  });

  it('Moon and Ascendant lead, related areas stand together, and what weighs more comes before what weighs less', () => {
    const related = ['Sun Mars', 'Mercury Jupiter', 'Venus Saturn', 'Rahu Ketu'];
    const isOrdered = ({ statements }: ReportContent, { facts }: (typeof all)[number]) => {
      const lead = facts.points.Ascendant ? ['Moon', 'Ascendant'] : ['Moon'];
      const rest = statements.slice(lead.length);
      const pairs = [0, 2, 4, 6].map((at) => rest.slice(at, at + 2));
      const weights = pairs.map((pair) => pair.map(({ weight }) => weight ?? Number.NaN));
      return (
        lead.every((planet, at) => statements[at]?.planet === planet) &&
        pairs.every((pair) => {
          const names = pair.map(({ planet }) => planet);
          return related.includes(names.join(' ')) || related.includes(names.toReversed().join(' '));
        }) &&
        weights.every(([one = 0, other = 0]) => one >= other) &&
        weights.every(([one = 0], at) => at === 0 || (weights[at - 1]?.[0] ?? 0) >= one)
      );
    };
    expect(breaking(isOrdered)).toBe(0);
  });

  it('a report comes out the same again', () => {
    expect(breaking((content, { facts }) => sameText(content, composeReport(facts, texts, hashOf)))).toBe(0);
  });
});

const sameText = (one: ReportContent, other: ReportContent) => JSON.stringify(one) === JSON.stringify(other);
