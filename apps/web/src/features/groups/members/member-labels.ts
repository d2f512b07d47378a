import type { GroupMember } from '@udaya/contract/group-members';
import type { MemberState } from '@udaya/core/groups/group-rules';
import type { MemberOutcome } from '@udaya/core/groups/member-file';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

/** Where a user stands: the badge. */
export const memberBadges: Record<MemberState, { tone: BadgeTone; label: () => string }> = {
  active: { tone: 'good', label: m.member_state_active },
  invited: { tone: 'waiting', label: m.member_state_invited },
  expired: { tone: 'bad', label: m.member_state_expired },
  disabled: { tone: 'neutral', label: m.member_state_disabled },
};

/** What becomes of a row of a file. */
export const outcomeBadges: Record<MemberOutcome, { tone: BadgeTone; label: () => string }> = {
  invited: { tone: 'good', label: m.member_outcome_invited },
  member: { tone: 'neutral', label: m.member_outcome_member },
  waiting: { tone: 'waiting', label: m.member_outcome_waiting },
  refused: { tone: 'bad', label: m.member_outcome_refused },
  closed: { tone: 'bad', label: m.member_outcome_closed },
  paused: { tone: 'waiting', label: m.member_outcome_paused },
};

/** What a user is called. */
export function nameOf({ firstName, lastName }: Pick<GroupMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
