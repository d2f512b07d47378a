import { describe, expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { claiming, fullTexts, makeText } from '../../testing/full-texts.ts';
import { makeFacts, pointIn } from '../../testing/made-up-facts.ts';
import type { Tag } from '../knowledge/traits.ts';
import type { Locale } from '../locale.ts';
import type { ReportFacts } from './report-facts.ts';

const texts = fullTexts();
const statementOf = ({ statements }: ReturnType<typeof compose>, wanted: string) => {
  const found = statements.find(({ planet }) => planet === wanted);
  if (!found) throw new Error(`Nothing is said of ${wanted}.`);
  return found;
};
/** No planet is at home, exalted or in a corner. */
const calm = { Sun: 3, Mercury: 2, Venus: 3, Mars: 3, Jupiter: 2, Saturn: 3 } as const;
const without = (key: RegExp) => texts.filter((row) => !key.test(row.key));

describe('what a part says', () => {
  it('is the portrait with where it shows, and then the help of the child’s age', () => {
    const { description, heading, pieces } = statementOf(compose(makeFacts({ ageBand: '3-5' })), 'Venus');
    expect(description).toBe('This is Venus 4. This is house.Venus.4.\n\nThis is Venus 4, 3-5.');
    expect(heading?.text).toBe('This is heading.friends.');
    expect(pieces?.map(({ key, ageBand }) => [key, ageBand])).toEqual([
      ['Venus 4', ''],
      ['house.Venus.4', ''],
      ['Venus 4', '3-5'],
    ]);
  });

  it('is for any age where the age has no text', () => {
    const from = texts.filter(({ key, ageBand }) => key !== 'Venus 4' || ageBand !== '3-5');
    const facts = makeFacts({ ageBand: '3-5' });
    expect(statementOf(compose(facts, from), 'Venus').description).toBe(
      'This is Venus 4. This is house.Venus.4.',
    );
    const ofAge = makeText({ key: 'heading.friends', ageBand: '3-5', text: 'Playmates' });
    expect(statementOf(compose(facts, [...texts, ofAge]), 'Venus').heading?.text).toBe('Playmates');
    expect(statementOf(compose(makeFacts(), [...texts, ofAge]), 'Venus').heading?.text).toContain(
      'heading.friends',
    );
  });

  it('has no text that is meant from a later month on, whatever its place', () => {
    const late = /^(?:Venus 4|plan\.week|nakshatra)/;
    const from = texts.map((row) => (late.test(row.key) ? { ...row, tags: ['from:6' as const] } : row));
    const keysAt = (ageMonths: number | null) =>
      (compose(makeFacts({ ageBand: '1-2', ageMonths }), from).manifest.texts ?? [])
        .map(({ key }) => key)
        .filter((key) => late.test(key));
    expect(keysAt(5)).toEqual([]);
    expect(keysAt(6)).toEqual(expect.arrayContaining(['Venus 4', 'nakshatra.4']));
    expect(keysAt(null)).toEqual(keysAt(6));
  });

  it('has no text that nobody has read against the checklist', () => {
    const from = texts.map((row) => (/^Mars |^house\.Sun/.test(row.key) ? { ...row, reviewed: '' } : row));
    const content = compose(makeFacts(), from);
    expect(content.statements.map(({ planet }) => planet)).not.toContain('Mars');
    expect(statementOf(content, 'Sun').description).toBe('For {name}, this is Sun 1.');
  });

  it('names no house as long as the rising sign or its own is open', () => {
    const rising = compose(makeFacts({ possibleSigns: { Ascendant: [1, 2] }, exactTime: false }));
    expect(
      rising.statements.flatMap(({ pieces = [] }) => pieces.filter(({ key }) => key.startsWith('house'))),
    ).toEqual([]);
    const moon = compose(makeFacts({ possibleSigns: { Moon: [2, 3], Sun: [1] } }));
    expect(statementOf(moon, 'Moon')).toMatchObject({
      description: 'For {name}, this is Moon 2.',
      steadiness: 'depends-on-minute',
      otherPositions: [3],
    });
    expect(statementOf(moon, 'Sun')).toMatchObject({
      description: 'For {name}, this is Sun 1.\n\nThis is house.Sun.1.',
      steadiness: 'stable',
    });
  });

  it('hangs on the minute only where the minute is known', () => {
    expect(statementOf(compose(), 'Ascendant').minute?.key).toBe('navamsa.1');
    expect(statementOf(compose(makeFacts({ exactTime: false })), 'Ascendant').minute).toBeUndefined();
    expect(compose().statements.filter(({ minute }) => minute)).toHaveLength(1);
  });

  it('is left out where the chart has no such point', () => {
    const { Ascendant: _left, ...sky } = makeFacts().points;
    const content = compose(makeFacts({ points: sky, exactTime: false }), without(/^Ketu/));
    expect(content.statements.map(({ planet }) => planet).sort()).toEqual([
      'Jupiter',
      'Mars',
      'Mercury',
      'Moon',
      'Rahu',
      'Saturn',
      'Sun',
      'Venus',
    ]);
    expect(content.statements[0]?.planet).toBe('Moon');
  });

  it('weighs by the planet and by its sign', () => {
    const content = compose(makeFacts({}, { Sun: 1, Moon: 8, Mars: 8, Jupiter: 10, Saturn: 1, Venus: 2 }));
    const weights = Object.fromEntries(content.statements.map(({ planet, weight }) => [planet, weight]));
    expect(weights).toEqual({
      Moon: 2.5,
      Ascendant: 3,
      Sun: 3,
      Mars: 1.5,
      Venus: 1.5,
      Saturn: 0.5,
      Mercury: 1.5,
      Jupiter: 0.5,
      Rahu: 0,
      Ketu: 0,
    });
    expect(content.statements.map(({ planet }) => planet)).toEqual([
      'Moon',
      'Ascendant',
      'Sun',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
  });
});

describe('what stands around the parts', () => {
  it('opens by the Moon, and plainly where the Moon’s sign is open', () => {
    expect(compose().frame.opening.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^opening\.moon\.2\.[123]$/),
      expect.stringMatching(/^opening\.element\.\w+\.[123]$/),
    ]);
    const open = compose(makeFacts({ possibleSigns: { Moon: [2, 3] } }));
    expect(open.frame.opening[0]?.key).toMatch(/^opening\.plain\.[123]$/);
  });

  it('has another wording where a part contradicts one, and none where all are contradicted', () => {
    const claims: Record<string, Tag[]> = { 'Sun 1': ['-audience'] };
    const keys = [1, 2, 3].map((wording) => `opening.moon.2.${wording}`);
    for (const key of keys) {
      const others = keys.filter((one) => one !== key);
      const from = claiming({
        ...claims,
        ...Object.fromEntries(others.map((one) => [one, ['+audience']])),
      });
      expect(compose(makeFacts(), from).frame.opening[0]?.key).toBe(key);
    }
    const all = claiming({
      ...claims,
      ...Object.fromEntries(keys.map((one) => [one, ['+audience']])),
    });
    expect(compose(makeFacts(), all).frame.opening[0]?.key).toMatch(/^opening\.plain/);
  });

  it('takes its wordings by the birth, and by the minute where that is known', () => {
    const chosen = (change: Partial<ReportFacts>) =>
      [...compose(makeFacts(change)).frame.opening, ...compose(makeFacts(change)).frame.closing]
        .map(({ key }) => key.at(-1))
        .join('');
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => chosen({ calendar: { weekday, tithi: 3 } }));
    expect(new Set(days).size).toBeGreaterThan(4);
    const risen = { ...makeFacts().points, Ascendant: { ...pointIn(1), lonDeg: 2.5 } };
    const minutes = [1, 2, 3, 4].map((weekday) => {
      const calendar = { weekday, tithi: 3 };
      return [
        chosen({ calendar }) === chosen({ calendar, points: risen }),
        chosen({ calendar, exactTime: false }) === chosen({ calendar, exactTime: false, points: risen }),
      ];
    });
    expect(minutes.some(([exact]) => !exact)).toBe(true);
    expect(minutes.every(([, inexact]) => inexact)).toBe(true);
  });

  it('has the page of a lunar mansion that the window leaves no doubt of', () => {
    expect(compose().frame.mansion?.key).toBe('nakshatra.4');
    expect(compose(makeFacts({ nakshatraStable: false })).frame.mansion).toBeNull();
  });

  it('plans by what signs and corners make stand out, for the child’s age', () => {
    const ofAge = makeText({ key: 'plan.week.patience', ageBand: '6-9', text: 'Let them choose the song.' });
    const facts = makeFacts(
      { ageBand: '6-9' },
      { Sun: 3, Mercury: 2, Venus: 3, Mars: 10, Jupiter: 12, Saturn: 7 },
    );
    const { plan } = compose(facts, [...texts, ofAge]).frame;
    const areas = [...plan.week, ...plan.month].map(({ key }) => key.split('.')[2]);
    expect(new Set(areas)).toEqual(new Set(['energy', 'patience', 'fairness']));
    const alone = makeFacts({ ageBand: '6-9' }, { ...calm, Saturn: 7 });
    expect(compose(alone, [...texts, ofAge]).frame.plan.week.map(({ text }) => text)).toEqual([
      'Let them choose the song.',
    ]);
    const few = compose(makeFacts(), without(/^plan\.week|^plan\.month\.(?!energy)/)).frame.plan;
    expect([few.week.length, few.month.length]).toEqual([0, 1]);
  });

  it('plans for births that stand alike by one area or another', () => {
    const weeks = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const { plan } = compose(makeFacts({ calendar: { weekday, tithi: 3 } }, calm)).frame;
      return plan.week[0]?.key;
    });
    expect(new Set(weeks).size).toBeGreaterThan(2);
  });

  it('draws the glance from what weighs most', () => {
    const from = claiming({
      'Ketu 11': ['+holding'],
      'Moon 2': ['+feelings'],
      'Sun 1': ['-audience', '+risk'],
      'Rahu 5': ['-risk'],
      'Venus 4': ['+peace'],
    });
    const { glance } = compose(makeFacts(), from).frame;
    expect(glance.strengths.map(({ key }) => key)).toEqual([
      'strength.feelings.plus',
      'strength.audience.minus',
      'strength.peace.plus',
    ]);
    expect([glance.watch?.key, glance.helps?.key]).toEqual(['watch.holding.plus', 'helps.holding.plus']);
  });

  it('stands without any of its texts', () => {
    const { frame, opening, closing, statements } = compose(makeFacts(), without(/^[a-z]/));
    expect(frame).toMatchObject({
      opening: [],
      closing: [],
      mansion: null,
      bridges: [],
      glance: { strengths: [], watch: null, helps: null },
      plan: { week: [], month: [] },
    });
    expect([opening, closing, statements.length]).toEqual(['', '', 10]);
  });
});

describe('the manifest', () => {
  it('names rows, versions and hashes of all that was used, and nothing else', () => {
    const from = texts.map((row) =>
      row.key === 'house.Sun.1' ? { ...row, versionId: 9, versionDate: '2026-03-04T00:00:00.000Z' } : row,
    );
    const { manifest, lang } = compose(makeFacts(), from);
    expect(manifest).toMatchObject({
      writer: { kind: 'composer', version: '3' },
      knowledgeVersions: [7, 9],
      knowledgeDate: '2026-03-04T00:00:00.000Z',
    });
    expect(manifest.texts).toContainEqual({
      key: 'house.Sun.1',
      ageBand: '',
      version: 9,
      hash: 'hash of This is house.Sun.1.',
    });
    expect(manifest.texts?.some(({ key }) => key === 'house.Sun.2')).toBe(false);
    expect(lang).toBe('en');
    expect(
      compose(
        makeFacts(),
        texts.map((row) => ({ ...row, lang: 'ta' as Locale })),
      ).lang,
    ).toBe('ta');
  });
});

describe('a part whose passage is held', () => {
  const held = texts.map((row) => (row.key === 'Venus 4' ? { ...row, held: true as const } : row));
  const facts = makeFacts({ ageBand: '3-5' });

  it('is a neutral text alone, under its own heading, that claims nothing', () => {
    const part = statementOf(compose(facts, held), 'Venus');
    expect(part).toMatchObject({
      position: 4,
      title: '',
      description: 'This is neutral.friends.',
      heading: { text: 'This is heading.friends.' },
    });
    expect(part.pieces?.map(({ key }) => key)).toEqual(['neutral.friends']);
    const { manifest, statements } = compose(facts, held);
    expect(statements).toHaveLength(compose(facts).statements.length);
    expect(manifest.texts?.map(({ key }) => key)).not.toContain('Venus 4');
  });

  it('is left out where there is no neutral text', () => {
    const from = held.filter(({ key }) => key !== 'neutral.friends');
    expect(compose(facts, from).statements.map(({ planet }) => planet)).not.toContain('Venus');
  });

  it('never takes the place of a passage that is not there', () => {
    const content = compose(facts, without(/^Venus 4/));
    expect(content.statements.map(({ planet }) => planet)).not.toContain('Venus');
  });
});
