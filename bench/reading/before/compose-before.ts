import { planets } from '../../../packages/astro/src/planets.ts';
import type { CuratedText } from '../../../packages/core/src/knowledge/curated-text.ts';
import type { ReportFacts } from '../../../packages/core/src/reports/report-facts.ts';
import type { Reading } from '../reading-of.ts';
import { balanceOf } from './balance.ts';

/** The first composer, as it was: a passage for each point in the order of the planets, between phrases by balance and nakshatra. */
export function composeBefore(facts: ReportFacts, texts: readonly CuratedText[]): Reading {
  const known = new Map(texts.map(({ key, text }) => [key, text]));
  const parts = planets.flatMap((planet) => {
    const text = known.get(`${planet} ${facts.points[planet]?.sign}`);
    return text ? [{ planet, heading: `Part ${planets.indexOf(planet) + 1}`, text }] : [];
  });
  const balance = balanceOf(planets.flatMap((planet) => facts.points[planet]?.sign ?? []));
  const say = (keys: string[]) => keys.flatMap((key) => known.get(key) ?? []).join(' ');
  return {
    opening: say([
      `opening.element.${balance.strongElement}`,
      ...(facts.nakshatraStable ? [`opening.nakshatra.${facts.nakshatra}`] : []),
    ]),
    closing: say([
      `closing.mode.${balance.strongMode}`,
      `closing.quiet.${balance.quietElement}`,
      `closing.pada.${facts.nakshatraStable ? facts.pada : 'open'}`,
    ]),
    parts,
    around: [],
    tasks: [],
    claims: undefined,
  };
}
