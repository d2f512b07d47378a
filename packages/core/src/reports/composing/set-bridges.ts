import type { Planet } from '@udaya/astro/planets';
import type { Area } from '../../knowledge/areas.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Bridge } from '../report-content.ts';
import type { FindWording } from './choose-wording.ts';
import type { Contradiction } from './find-contradictions.ts';
import { sourced } from './text-shelf.ts';

/** More of them would make a report explain itself all the time. */
export const mostBridges = 3;

/** A bridge with its row. */
export interface SetBridge {
  bridge: Bridge;
  row: CuratedText;
}

interface Whereabouts {
  find: FindWording;
  /** In the order of the report. */
  areas: readonly Area[];
  /** What is read last: the last part, or the page of the lunar mansion. */
  last: Planet | 'mansion';
}

interface Bridged {
  one: Contradiction;
  row: CuratedText;
}

/**
 * The bridges for a report's contradictions, which come with the heaviest first. Each stands after the second of what it joins, and never two
 * in one place: what comes together there, what has no text of its own and what would be one too many is carried by one bridge after all parts.
 */
export function setBridges(
  contradictions: readonly Contradiction[],
  { find, areas, last }: Whereabouts,
): SetBridge[] {
  const own = contradictions.flatMap((one) => {
    const row = find(`bridge.${one.trait}.${one.led ?? 'even'}`);
    return row ? [{ one, row }] : [];
  });
  const many = find('bridge.many');
  const all = apart(own, mostBridges);
  const alone =
    many && all.length < contradictions.length
      ? apart(
          own.filter(({ one }) => one.after !== last),
          mostBridges - 1,
        )
      : all;
  const set = alone
    .toSorted((one, other) => one.one.at - other.one.at)
    .map(({ one, row }) => ({
      row,
      bridge: { ...sourced(row), trait: one.trait, areas: one.areas, after: one.after },
    }));
  const others = contradictions.filter((one) => alone.every((bridged) => bridged.one !== one));
  if (!many || others.length === 0) return set;
  const joined = areas.filter((area) => others.some((one) => one.areas.includes(area)));
  return [...set, { row: many, bridge: { ...sourced(many), trait: null, areas: joined, after: last } }];
}

/** The first of them, so many at most, of which no two stand in one place. */
function apart(own: readonly Bridged[], most: number): Bridged[] {
  const isFirst = ({ one }: Bridged, at: number) =>
    own.findIndex((other) => other.one.after === one.after) === at;
  return own.filter(isFirst).slice(0, most);
}
