import type { healthStates } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

export type HealthState = (typeof healthStates)[number];

/** A plain word for how something does. */
export const healthWords: Record<HealthState, { tone: BadgeTone; words: () => string }> = {
  works: { tone: 'good', words: m.ops_health_works },
  slow: { tone: 'waiting', words: m.ops_health_slow },
  low: { tone: 'waiting', words: m.ops_health_low },
  old: { tone: 'waiting', words: m.ops_health_old },
  silent: { tone: 'bad', words: m.ops_health_silent },
  unknown: { tone: 'neutral', words: m.ops_health_unknown },
};
