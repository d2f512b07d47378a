import { nakshatras } from '@udaya/astro/nakshatras';
import { planets } from '@udaya/astro/planets';
import { signs } from '@udaya/astro/signs';
import { foldSentence, sentencesOf } from '@udaya/core/knowledge/count-words';
import { baseLocale } from '@udaya/core/locale';
import { composeReport } from '@udaya/core/reports/compose-report';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import { buildRequests } from '@udaya/core/writing/build-requests';
import { packFacts } from '@udaya/core/writing/pack-facts';
import { writerModes } from '@udaya/core/writing/writer-modes';
import { describe, expect, it } from 'vitest';
import { readShippedTexts } from '../knowledge/shipped-knowledge.ts';
import { readPrompt, readPrompts } from './read-prompts.ts';

const signOf = (seed: number, at: number) => (((seed * 7 + at * 5) % 12) + 1) as 1;

/** A chart with every point and an exact time: the longest that a prompt gets. */
function factsOf(reportType: ReportType, seed: number): ReportFacts {
  const points = planets.map((planet, at) => {
    const sign = signOf(seed, at);
    return [
      planet,
      { lonDeg: sign * 30 - 5, sign, house: signOf(seed, at + 3), nakshatra: 3, pada: 1, retrograde: false },
    ];
  });
  return {
    points: Object.fromEntries(points),
    chandraRasi: signOf(seed, planets.indexOf('Moon')),
    nakshatra: (seed % 27) + 1,
    pada: 1,
    possibleSigns: {},
    nakshatraStable: true,
    padas: [1],
    turning: [],
    ageBand: reportType === 'Child' ? '6-9' : null,
    ageMonths: reportType === 'Child' ? 90 : null,
    calendar: { weekday: 1, tithi: 1 },
    exactTime: true,
    engine: { engineVersion: '1', tableVersion: 1, ayanamsa: 'lahiri', node: 'mean' },
  };
}

const shipped = (reportType: ReportType) =>
  readShippedTexts(reportType).texts.map((row) => ({
    ...row,
    lang: baseLocale,
    versionId: 1,
    versionDate: '',
  }));

describe('the prompts', () => {
  it('are what reports of their version were asked for with: a file is never edited, it gets a successor', () => {
    const every = writerModes.flatMap((mode) => [readPrompt(mode, 1), readPrompt(mode)]);
    expect(every.map(({ version, hash }) => [version, hash.slice(0, 16)])).toEqual([
      ['frame/1', 'f84494bcbc3ca68b'],
      ['frame/3', 'e8fafb7b6900cd9c'],
      ['full/1', '6d68dfdcf4c79f42'],
      ['full/2', '10d2c52fe92e6040'],
    ]);
    expect(readPrompts().frame).toBe(readPrompt('frame'));
  });

  it('take 6,000 tokens at most with the facts of a report, of which the fixed text comes first', () => {
    for (const reportType of reportTypes) {
      const texts = shipped(reportType);
      for (const seed of [1, 2, 3, 4]) {
        const facts = factsOf(reportType, seed);
        const composed = composeReport(facts, texts, () => '');
        for (const mode of writerModes) {
          const pack = packFacts(composed, { facts, texts, reportType, mode });
          const { prose, plan } = buildRequests(readPrompt(mode), pack);
          // Four characters of English are about a token.
          expect((prose.system.length + prose.prompt.length) / 4).toBeLessThan(6000);
          expect(((plan?.system.length ?? 0) + (plan?.prompt.length ?? 0)) / 4).toBeLessThan(3000);
          expect(prose.system).toBe(readPrompt(mode).prose.trim());
        }
      }
    }
  });

  it('are sent with no planet, no sign and no lunar mansion, from which the hour of birth would follow', () => {
    const ofSigns = signs.flatMap(({ sanskrit, english }) => [sanskrit, english]);
    const names = [...planets, ...ofSigns, ...nakshatras.map(({ name }) => name)];
    const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
    for (const reportType of reportTypes) {
      const texts = shipped(reportType);
      for (let seed = 0; seed < 27; seed++) {
        const facts = factsOf(reportType, seed);
        const pack = packFacts(
          composeReport(facts, texts, () => ''),
          { facts, texts, reportType, mode: 'full' },
        );
        const { prose, plan } = buildRequests(readPrompt('full'), pack);
        expect(`${prose.prompt}\n${plan?.prompt}`).not.toMatch(named);
      }
    }
  });

  it('show examples that no text of the knowledge base is, and name no planet and no sign', () => {
    const known = new Set(
      reportTypes.flatMap((type) => readShippedTexts(type).texts.flatMap(({ text }) => sentencesOf(text))),
    );
    for (const { prose, plan } of Object.values(readPrompts()))
      for (const text of [prose, plan]) {
        const lines = text.slice(text.indexOf('# Example')).replace(/<[^>]*>|\[[^\]]*\]/gu, ' ');
        const shared = sentencesOf(lines).filter(
          (one) => one.split(' ').length > 3 && known.has(foldSentence(one)),
        );
        expect(shared).toEqual([]);
        for (const word of [...planets, ...signs.flatMap(({ sanskrit, english }) => [sanskrit, english])])
          expect(text).not.toContain(word);
      }
  });
});
