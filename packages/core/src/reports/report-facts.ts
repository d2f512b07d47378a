import type { Planet } from '@udaya/astro/planets';
import type { ReaderBand } from '../knowledge/age-band.ts';
import type { Position } from '../knowledge/passage.ts';
import type { Calendar, StoredPoint } from './report-content.ts';

/** What is known of a birth when its report is written. */
export interface ReportFacts {
  points: Partial<Record<Planet, StoredPoint>>;
  chandraRasi: Position;
  nakshatra: number;
  pada: number;
  /** The signs that each point can have within the window of the birth time, its own among them. */
  possibleSigns: Partial<Record<Planet, readonly Position[]>>;
  /** Whether the Moon keeps its nakshatra over the window. */
  nakshatraStable: boolean;
  /** The padas that the Moon takes in the window, from 1 to 4. */
  padas: readonly number[];
  /** The points that turn within the window, so that their direction is not known. */
  turning: readonly Planet[];
  /** At the making of the report; null of a student. */
  ageBand: ReaderBand | null;
  /** Of Child reports, at their making, in whole months. */
  ageMonths: number | null;
  calendar: Calendar;
  /** Whether the birth time is known to the minute. */
  exactTime: boolean;
  engine: { engineVersion: string; tableVersion: number; ayanamsa: string; node: string };
}

/** The signs that a point may have within the window of the birth time; none where the chart has no such point. */
export function signsOf(facts: ReportFacts, planet: Planet): readonly Position[] {
  const point = facts.points[planet];
  if (!point) return [];
  const possible = facts.possibleSigns[planet] ?? [];
  return possible.includes(point.sign) ? possible : [point.sign, ...possible];
}

/** Whether a chart has a point, in one sign over the whole window of the birth time. */
export function isSettled(facts: ReportFacts, planet: Planet): boolean {
  return signsOf(facts, planet).length === 1;
}

/** The whole-sign house that a point keeps over the window of the birth time, 1 to 12; null where that is not known. */
export function settledHouse(facts: ReportFacts, planet: Planet): number | null {
  const isKnown = isSettled(facts, planet) && isSettled(facts, 'Ascendant');
  return isKnown ? (facts.points[planet]?.house ?? null) : null;
}
