import { type Planet, planets } from '@udaya/astro/planets';
import { childBands } from '../src/knowledge/age-band.ts';
import type { Position } from '../src/knowledge/passage.ts';
import type { StoredPoint } from '../src/reports/report-content.ts';
import type { ReportFacts } from '../src/reports/report-facts.ts';
import { randomFrom } from './random.ts';

const usualSigns: Record<Planet, Position> = {
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

/** A point a degree into a sign, with its house where the rising sign is known. */
export function pointIn(sign: Position, rising: Position | null = 1): StoredPoint {
  const house = rising === null ? null : ((sign - rising + 12) % 12) + 1;
  return { lonDeg: (sign - 1) * 30 + 1, sign, house, nakshatra: 1, pada: 1, retrograde: false };
}

/** A chart with points in given signs, all settled; other signs and other facts as wished. */
export function makeFacts(
  change: Partial<ReportFacts> = {},
  signs: Partial<Record<Planet, Position>> = {},
): ReportFacts {
  const placed = { ...usualSigns, ...signs };
  return {
    points: Object.fromEntries(planets.map((planet) => [planet, pointIn(placed[planet], placed.Ascendant)])),
    chandraRasi: placed.Moon,
    nakshatra: 4,
    pada: 3,
    possibleSigns: {},
    nakshatraStable: true,
    padas: [3],
    turning: [],
    ageBand: null,
    ageMonths: null,
    calendar: { weekday: 1, tithi: null },
    exactTime: true,
    engine: { engineVersion: '1', tableVersion: 1, ayanamsa: 'lahiri', node: 'mean' },
    ...change,
  };
}

/** Charts of children, the same in every run: one in five with a window that leaves signs open, one in ten without an Ascendant. */
export function madeUpFacts(count: number): ReportFacts[] {
  const random = randomFrom(20_261_122);
  const from = (values: number) => Math.floor(random() * values);
  const anySign = () => (from(12) + 1) as Position;
  return Array.from({ length: count }, () => {
    const signs = Object.fromEntries(planets.map((planet) => [planet, anySign()]));
    const isOpen = random() < 0.2;
    const facts = makeFacts(
      {
        nakshatra: from(27) + 1,
        pada: from(4) + 1,
        nakshatraStable: !isOpen,
        ageBand: childBands[from(childBands.length)] ?? '0',
        calendar: { weekday: from(7) + 1, tithi: isOpen ? null : from(30) + 1 },
        exactTime: !isOpen,
      },
      signs,
    );
    if (isOpen)
      facts.possibleSigns = { Moon: [facts.chandraRasi, ((facts.chandraRasi % 12) + 1) as Position] };
    if (isOpen && random() < 0.5) {
      delete facts.points.Ascendant;
      for (const point of Object.values(facts.points)) point.house = null;
    }
    return facts;
  });
}
