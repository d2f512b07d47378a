import { planets } from '@udaya/astro/planets';
import type { ReportFacts } from '../report-facts.ts';

/**
 * What tells one birth from another where one of several texts is taken that fit alike: signs, the Moon's quarter, tithi and weekday. It
 * depends on nothing else, so that a report that is written again comes out the same.
 */
export function seedOf({ points, nakshatra, pada, calendar }: ReportFacts): string {
  const signs = planets.map((planet) => points[planet]?.sign ?? 0);
  return [...signs, nakshatra, pada, calendar.tithi ?? 0, calendar.weekday].join(' ');
}

/** The same for mere wordings: with an exact time the whole degree that rises is among it, which changes every four minutes or so. */
export function wordingSeedOf(facts: ReportFacts): string {
  const rising = facts.exactTime ? Math.floor(facts.points.Ascendant?.lonDeg ?? 0) : 'open';
  return `${seedOf(facts)} ${rising}`;
}
