import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Whether a version is active, was, or was only offered. */
export function VersionState({
  version: { inForce, state },
}: {
  version: Pick<KnowledgeVersion, 'inForce' | 'state'>;
}) {
  if (inForce) return <StatusBadge tone="good">{m.knowledge_state_active()}</StatusBadge>;
  if (state === 'offered') return <StatusBadge tone="waiting">{m.knowledge_state_offered()}</StatusBadge>;
  if (state === 'answered') return <StatusBadge tone="neutral">{m.knowledge_state_answered()}</StatusBadge>;
  return <StatusBadge tone="neutral">{m.knowledge_state_earlier()}</StatusBadge>;
}
