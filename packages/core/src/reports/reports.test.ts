import type { Planet } from '@udaya/astro/planets';
import { planets } from '@udaya/astro/planets';
import { describe, expect, it } from 'vitest';
import { type CuratedText, passageKey } from '../knowledge/curated-text.ts';
import type { Position } from '../knowledge/passage.ts';
import type { Locale } from '../locale.ts';
import { balanceOf } from './balance.ts';
import { checkReport } from './check-report.ts';
import { compareVersions } from './compare-versions.ts';
import { composeReport, type ReportFacts } from './compose-report.ts';
import { correctableUntil } from './correction.ts';
import { reportFileName } from './file-name.ts';
import type { StoredPoint } from './report-content.ts';
import { reportTypeFor } from './report-types.ts';

const signOf: Record<Planet, Position> = {
  Sun: 1,
  Moon: 2,
  Mercury: 3,
  Venus: 4,
  Mars: 5,
  Jupiter: 9,
  Saturn: 10,
  Rahu: 5,
  Ketu: 11,
  Ascendant: 1,
};
const point = (sign: Position): StoredPoint => ({
  lonDeg: (sign - 1) * 30 + 1,
  sign,
  house: 1,
  nakshatra: 1,
  pada: 1,
  retrograde: false,
});

function makeFacts(change: Partial<ReportFacts> = {}): ReportFacts {
  return {
    points: Object.fromEntries(planets.map((planet) => [planet, point(signOf[planet])])),
    chandraRasi: 2,
    nakshatra: 4,
    pada: 3,
    possibleSigns: {},
    nakshatraStable: true,
    ageBand: null,
    calendar: { weekday: 1, tithi: null },
    exactTime: true,
    engine: { engineVersion: '1', tableVersion: 1, ayanamsa: 'lahiri', node: 'mean' },
    ...change,
  };
}
const row = { ageBand: '', tags: [], reviewed: '2026-11-22/2', lang: 'en', versionId: 7 } as const;
const passages: CuratedText[] = planets.map((planet) => ({
  ...row,
  key: passageKey(planet, signOf[planet]),
  title: `Title of ${planet}`,
  text: `Text of ${planet}.`,
  versionDate: '2026-01-02T00:00:00.000Z',
}));
const phrases = {
  'opening.element.fire': 'Warm.',
  'opening.nakshatra.4': 'Rooted.',
  'closing.mode.movable': 'Moving.',
  'closing.mode.fixed': 'Staying.',
  'closing.mode.even': 'Both.',
  'closing.quiet.water': 'Listen.',
  'closing.quiet.earth': 'Stand.',
  'closing.quiet.air': 'Speak.',
  'closing.pada.3': 'Share.',
  'closing.pada.open': 'Rest.',
};
const frame: CuratedText[] = Object.entries(phrases).map(([key, text]) => ({
  ...row,
  key,
  title: '',
  text,
  versionDate: '2026-01-02T00:00:00.000Z',
}));

describe('the composer', () => {
  const content = composeReport(makeFacts(), [...passages, ...frame]);

  it('writes in the language of its texts', () => {
    const inTamil = passages.map((one) => ({ ...one, lang: 'ta' as Locale }));
    expect([content, composeReport(makeFacts(), [...inTamil, ...frame])].map(({ lang }) => lang)).toEqual([
      'en',
      'ta',
    ]);
  });

  it('takes the passage of each point, in the order of the planets', () => {
    expect(content.statements.map((one) => one.description)).toEqual(
      planets.map((planet) => `Text of ${planet}.`),
    );
    expect(content.manifest).toMatchObject({
      knowledgeVersions: [7],
      knowledgeDate: '2026-01-02T00:00:00.000Z',
    });
    expect(checkReport(content, makeFacts())).toEqual([]);
  });

  it('opens and closes by the balance of the chart and the nakshatra', () => {
    expect(content.opening).toBe('Warm. Rooted.');
    expect(content.closing).toMatch(/^(Moving|Staying|Both)\. (Listen|Stand|Speak)\. Share\.$/);
    expect(content.manifest.phrases).toContain('opening.nakshatra.4');
  });

  it('states no nakshatra that the window leaves open', () => {
    const open = composeReport(makeFacts({ nakshatraStable: false }), [...passages, ...frame]);
    expect(open.opening).toBe('Warm.');
    expect(open.closing).toContain('Rest.');
  });

  it('marks what the window leaves open, and leaves out what has no passage or no point', () => {
    const { Ascendant: _left, ...sky } = makeFacts().points;
    const facts = makeFacts({ points: sky, possibleSigns: { Moon: [2, 3], Sun: [1] } });
    const some = composeReport(facts, [...passages.filter((one) => !one.key.startsWith('Ketu')), ...frame]);
    expect(some.statements.map((one) => one.planet)).toEqual(planets.slice(0, 8));
    expect(some.statements[1]).toMatchObject({ steadiness: 'depends-on-minute', otherPositions: [3] });
    expect(some.statements[0]?.steadiness).toBe('stable');
  });
});

describe('the checks', () => {
  const content = composeReport(makeFacts(), [...passages, ...frame]);

  it('refuse a statement without a fact, an empty report and a frame that frightens', () => {
    expect(checkReport(content, makeFacts({ points: { ...makeFacts().points, Sun: point(6) } }))).toEqual([
      'Sun 1 is no fact of the chart',
    ]);
    expect(checkReport({ ...content, statements: [] }, makeFacts())).toEqual(['it has no statement']);
    expect(checkReport({ ...content, closing: 'It is fate.' }, makeFacts())).toEqual([
      'its frame touches fate: "fate"',
    ]);
  });
});

describe('a correction', () => {
  const made = { createdAtMs: 0, corrected: false };
  const day = 86_400_000;

  it('is open for fourteen days, once', () => {
    expect(correctableUntil(made, 14 * day - 1)).toBe(14 * day);
    expect(correctableUntil(made, 14 * day)).toBeUndefined();
    expect(correctableUntil({ ...made, corrected: true }, 0)).toBeUndefined();
  });

  it('is told statement by statement', () => {
    const before = composeReport(makeFacts(), [...passages, ...frame]);
    const [sun, moon, ...rest] = before.statements;
    if (!sun || !moon) throw new Error('The report has no statements.');
    const moved = { ...moon, position: 3 as Position, description: 'Another text.' };
    const changes = compareVersions(
      { ...before, statements: [moon, ...rest] },
      { ...before, statements: [sun, moved, ...rest] },
    );
    expect(changes.slice(0, 3)).toEqual([
      { planet: 'Sun', changed: true, before: undefined, after: 1 },
      { planet: 'Moon', changed: true, before: 2, after: 3 },
      { planet: 'Mercury', changed: false, before: 3, after: 3 },
    ]);
  });
});

describe('the rest', () => {
  it('balances elements and modes', () => {
    const balance = balanceOf([1, 5, 9, 1, 2]);
    expect(balance).toMatchObject({
      elements: { fire: 4, earth: 1, air: 0, water: 0 },
      strongElement: 'fire',
      quietElement: 'air',
    });
    expect(balanceOf([1, 2, 3, 4]).strongElement).toBe('even');
  });

  it('chooses the reading by age', () => {
    expect(reportTypeFor('2011-11-22', '2026-11-21')).toBe('Child');
    expect(reportTypeFor('2011-11-21', '2026-11-21')).toBe('Adult');
  });

  it('names files with the letters of every script', () => {
    expect(reportFileName('கயல்விழி K. O’Neil')).toBe('AIReport_கயல்விழி_K__O_Neil.pdf');
    expect(reportFileName('Diya ❤\uFE0F 1\uFE0F\u20E3')).toBe('AIReport_Diya____1__.pdf');
    expect(reportFileName('../etc', 'AI_Report_')).toBe('AI_Report____etc.pdf');
    expect(reportFileName('Ravi', 'AIReport_', '2026-11-22')).toBe('AIReport_Ravi_2026-11-22.pdf');
  });
});
