import type { healthStates } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

export type HealthState = (typeof healthStates)[number];

/** A plain word for how something does. */
export const healthWords: Record<HealthState, { tone: BadgeTone; words: () => string }> = {
  works: { tone: 'good', words: m.operations_health_works },
  slow: { tone: 'waiting', words: m.operations_health_slow },
  low: { tone: 'waiting', words: m.operations_health_low },
  old: { tone: 'waiting', words: m.operations_health_old },
  silent: { tone: 'bad', words: m.operations_health_silent },
  unknown: { tone: 'neutral', words: m.operations_health_unknown },
};
