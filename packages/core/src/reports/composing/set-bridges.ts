import type { Planet } from '@udaya/astro/planets';
import type { RowAgeBand } from '../../knowledge/age-band.ts';
import type { Area } from '../../knowledge/areas.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Bridge } from '../report-content.ts';
import type { Contradiction } from './find-contradictions.ts';
import { sourced, type TextShelf } from './text-shelf.ts';

/** More of them would make a report explain itself all the time. */
export const mostBridges = 3;

/** A bridge with its row, and where it stands. */
export interface SetBridge {
  bridge: Bridge;
  row: CuratedText;
}

interface Whereabouts {
  shelf: TextShelf;
  ageBand: RowAgeBand | null;
  /** In the order of the report. */
  areas: readonly Area[];
  /** The planet of the last part. */
  last: Planet;
}

/**
 * The bridges for a report's contradictions, which come with the heaviest first: one for each as long as three do; else one for each of the
 * two heaviest, and after all parts one that carries all others. A contradiction without a text of its own is carried with those others.
 */
export function setBridges(
  contradictions: readonly Contradiction[],
  { shelf, ageBand, areas, last }: Whereabouts,
): SetBridge[] {
  const own = contradictions.flatMap((one) => {
    const row = shelf.find(`bridge.${one.trait}.${one.led ?? 'even'}`, ageBand);
    return row ? [{ one, row }] : [];
  });
  const many = shelf.find('bridge.many', ageBand);
  const needsMany = own.length < contradictions.length || own.length > mostBridges;
  const alone = own.slice(0, needsMany && many ? mostBridges - 1 : mostBridges);
  const others = contradictions.filter((one) => alone.every((bridged) => bridged.one !== one));
  const set = alone.map(({ one, row }) => ({
    row,
    at: one.at,
    bridge: { ...sourced(row), trait: one.trait, areas: one.areas, after: one.after },
  }));
  const carrying =
    many && others.length > 0
      ? [
          {
            row: many,
            // It looks back on all parts.
            at: Number.POSITIVE_INFINITY,
            bridge: {
              ...sourced(many),
              trait: null,
              areas: areas.filter((area) => others.some((one) => one.areas.includes(area))),
              after: last,
            },
          },
        ]
      : [];
  return [...set, ...carrying].sort((one, other) => one.at - other.at);
}
