import { planets } from '@udaya/astro/planets';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import { wordings } from '../../knowledge/text-keys.ts';
import type { Tag } from '../../knowledge/traits.ts';
import type { ReportFacts } from '../report-facts.ts';
import { isContradicted } from './find-contradictions.ts';
import type { TextShelf } from './text-shelf.ts';

/**
 * What tells one birth from another where nothing is claimed, but one of several wordings is taken: signs, the Moon's quarter, tithi, weekday,
 * and with an exact time the whole degree that rises, which changes every four minutes or so. It depends on nothing else, so that a report
 * that is written again comes out the same.
 */
export function seedOf(facts: ReportFacts): string {
  const { points, nakshatra, pada, calendar, exactTime } = facts;
  const rising = exactTime ? Math.floor(points.Ascendant?.lonDeg ?? 0) : 0;
  const signs = planets.map((planet) => points[planet]?.sign ?? 0);
  return [...signs, nakshatra, pada, calendar.tithi ?? 0, calendar.weekday, rising].join(' ');
}

/** Takes one of the wordings of a text, by the birth: the first, from that on, that nothing said elsewhere contradicts; none where all are. */
export function chooseWording(
  shelf: TextShelf,
  key: string,
  {
    ageBand,
    seed,
    said,
  }: { ageBand: ReportFacts['ageBand']; seed: string; said: readonly { tags: readonly Tag[] }[] },
): CuratedText | undefined {
  const start = hashOf(`${key} ${seed}`) % wordings.length;
  return [...wordings.slice(start), ...wordings.slice(0, start)]
    .flatMap((wording) => shelf.find(`${key}.${wording}`, ageBand) ?? [])
    .find(({ tags }) => !isContradicted(tags, said));
}

/** FNV-1a, 32 bits: small, and the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
