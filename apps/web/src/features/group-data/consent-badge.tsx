import type { ConsentState } from '@udaya/core/groups/data-duty';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { stateLabels } from './consent-words.ts';

/** Whether a consent holds. */
export function ConsentBadge({ state }: { state: ConsentState }) {
  return <StatusBadge tone={state === 'given' ? 'good' : 'bad'}>{stateLabels[state]()}</StatusBadge>;
}
