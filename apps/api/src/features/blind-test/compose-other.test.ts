import { readEphemeris } from '@udaya/astro/ephemeris';
import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';
import type { Area } from '@udaya/core/knowledge/areas';
import { baseLocale } from '@udaya/core/locale';
import { describe, expect, it } from 'vitest';
import { tableBytes } from '../../../../../packages/astro/testing/table.ts';
import { readShippedTexts } from '../knowledge/shipped-knowledge.ts';
import { comparableAreas, composeOther, partOf, textsBeside } from './compose-other.ts';
import { deriveSide } from './derive-draw.ts';

const ephemeris = readEphemeris(tableBytes());
const texts = readShippedTexts('Child').texts.map((row) => ({
  ...row,
  lang: baseLocale,
  versionId: 1,
  versionDate: '',
}));
const seedOf = (text: string) => Buffer.from(text.padEnd(32, '.'));
const month = '2026-11';

/** Many children of an age, each beside the other birth of a draw. */
function pairsOf(band: ReaderBand, ageMonths: number, count: number, timeAccuracy: TimeAccuracy = 'exact') {
  const like = {
    moment: { timeAccuracy, createdAt: new Date('2026-11-15') },
    facts: { ageBand: band, ageMonths },
    texts,
  };
  return Array.from({ length: count }, (_, index) => {
    const compose = (seed: string) =>
      composeOther(ephemeris, like, { seed: seedOf(seed), number: index + 1, band, month });
    const [own, other] = [compose('children'), compose('draws')];
    return {
      own,
      other,
      side: deriveSide(seedOf('draws'), index + 1),
      areas: comparableAreas(own, other, texts),
    };
  });
}

const infants = pairsOf('0', 8, 400);
const children = pairsOf('6-9', 90, 400);
const doubtful = pairsOf('3-5', 50, 120, 'about60');

describe('the areas in which two readings can be compared', () => {
  it('are the same whichever of them is the child’s own', () => {
    for (const { own, other, areas } of [...infants, ...children, ...doubtful]) {
      expect(comparableAreas(other, own, texts)).toEqual(areas);
      for (const area of areas) {
        const [one, two] = [partOf(own, area), partOf(other, area)];
        if (!one || !two) throw new Error(`One of them has nothing on ${area}.`);
        // Neither is longer by a text of a kind that the other has not.
        expect(textsBeside(one, two, '6-9')).toHaveLength(textsBeside(two, one, '6-9').length);
      }
    }
    for (const pairs of [children, doubtful]) {
      const offered = pairs.filter(({ areas }) => areas.length > 0).length;
      expect(offered).toBeGreaterThan(pairs.length * 0.97);
    }
  });

  // A planet that hardly moves in a year stands in one of two signs; a text that pleases everybody is then told from the other by how often it is the
  // children's, unless the draw has it as often.
  it.each([
    ['infants', infants],
    ['children of six to nine', children],
  ])('give nothing to a reader who likes some texts better, whoever the child is: %s', (_, pairs) => {
    const picks = new Map<Area, boolean[]>();
    for (const { own, other, areas } of pairs)
      for (const area of areas) {
        const hit = (partOf(own, area)?.position ?? 0) < (partOf(other, area)?.position ?? 0);
        picks.set(area, [...(picks.get(area) ?? []), hit]);
      }
    expect(picks.size).toBeGreaterThan(4);
    for (const [area, hits] of picks) {
      const found = hits.filter(Boolean).length;
      const isFair = Math.abs(found - hits.length / 2) < 4 * Math.sqrt(hits.length / 4);
      expect([area, found, hits.length, isFair]).toEqual([area, found, hits.length, true]);
    }
  });

  it('give nothing to one who always takes the same side', () => {
    const left = children.filter(({ side }) => side === 'A').length;
    expect(Math.abs(left - children.length / 2)).toBeLessThan(4 * Math.sqrt(children.length / 4));
  });
});
