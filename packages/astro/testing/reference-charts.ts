import { readFileSync } from 'node:fs';
import type { Planet } from '../src/planets.ts';

/** A point as Swiss Ephemeris gives it. */
export interface ReferencePoint {
  lon: number;
  sign: number;
  house: number;
  nakshatra: number;
  nakshatraName: string;
  pada: number;
  retrograde?: boolean;
}

type ReferenceName = Exclude<Planet, 'Rahu' | 'Ketu'> | 'RahuMean' | 'KetuMean' | 'RahuTrue' | 'KetuTrue';

/** One of the births of `data/reference-charts.json`, whose `meta` says how they were computed. */
export interface ReferenceChart {
  id: string;
  localDate: string;
  localTime: string;
  zone: string;
  utc: string;
  utcOffset: string;
  tzCase: 'unique' | 'overlap' | 'gap';
  utcCandidates?: readonly [string, string];
  lat: number;
  lon: number;
  jdUt: number;
  deltaTSeconds: number;
  ayanamsa: number;
  points: Record<ReferenceName, ReferencePoint>;
}

/** The 300 reference births. */
export const referenceCharts: readonly ReferenceChart[] = JSON.parse(
  readFileSync(new URL('../data/reference-charts.json', import.meta.url), 'utf8'),
).charts;

/** What the reference says of a point of ours, under the given kind of node. */
export function referencePoint(chart: ReferenceChart, planet: Planet, node: 'mean' | 'true'): ReferencePoint {
  if (planet !== 'Rahu' && planet !== 'Ketu') return chart.points[planet];
  return chart.points[`${planet}${node === 'mean' ? 'Mean' : 'True'}`];
}

/** Arcseconds from one longitude in degrees to another, the short way. */
export function arcsecBetween(fromDeg: number, toDeg: number): number {
  const difference = toDeg - fromDeg;
  return (difference - Math.round(difference / 360) * 360) * 3600;
}
