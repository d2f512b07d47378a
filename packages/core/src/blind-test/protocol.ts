import { exactInterval, fewestSignificant, type ShareInterval } from './binomial.ts';
import type { RoundEnd } from './blind-words.ts';

/**
 * The protocol of the blind test as the product keeps to it; in words it stands in `docs/protocol-blind-test.md`. What is changed here changes the
 * version with it, and a new version ends the round that is running.
 */
export const protocol = {
  version: '1',
  /** Since when, yyyy-MM-dd. */
  date: '2026-11-28',
  /** How many choices a round has that count: then it is over, whatever they are. */
  size: 274,
  alpha: 0.05,
  /** What share of hits the size is made for, and how likely such a round finds it. */
  share: 0.6,
  power: 0.9,
  /** From how many choices on hits are shown while a round is running: of fewer, one could be told apart. */
  figuresFrom: 10,
} as const;

/** What is said of a round, by its figures alone. */
export const findings = [
  'none',
  'few',
  'openChance',
  'openMore',
  'openFewer',
  'more',
  'chance',
  'fewer',
  'stopped',
] as const;
export type Finding = (typeof findings)[number];

/** What a round says of itself to everybody. */
export interface RoundFigures {
  /** A or B, of those that count. */
  choices: number;
  hits: number;
  end: RoundEnd | null;
}

/** The one sentence that the protocol has for these figures. While a round is running, it is no result. */
export function findingOf({ choices, hits, end }: RoundFigures): Finding {
  if (end === 'protocol') return 'stopped';
  if (end === 'complete') return sayFor(choices, hits, { more: 'more', chance: 'chance', fewer: 'fewer' });
  if (choices === 0) return 'none';
  if (choices < protocol.figuresFrom) return 'few';
  return sayFor(choices, hits, { more: 'openMore', chance: 'openChance', fewer: 'openFewer' });
}

function sayFor(choices: number, hits: number, words: Record<'more' | 'chance' | 'fewer', Finding>): Finding {
  const many = fewestSignificant(choices, protocol.alpha);
  return hits >= many ? words.more : hits <= choices - many ? words.fewer : words.chance;
}

/** The interval that is published with a share of hits. */
export const intervalOf = (hits: number, choices: number): ShareInterval =>
  exactInterval(hits, choices, protocol.alpha);
