import type { FormState, MemberState } from '@udaya/core/groups/group-rules';
import { type GroupPlan, groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import { groupTypeLabels } from '../../../shell/group-type-label.ts';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

/** What each plan is called. */
export const planLabels: Record<GroupPlan, () => string> = {
  CONTRACT: m.group_plan_contract,
  TRIAL: m.group_plan_trial,
};

/** What each plan means for the reports that a group makes. */
export const planMeanings: Record<GroupPlan, () => string> = {
  CONTRACT: m.group_plan_contract_meaning,
  TRIAL: m.group_plan_trial_meaning,
};

/** Where the public form stands: its badge. */
export const formBadges: Record<FormState, { tone: BadgeTone; label: () => string }> = {
  none: { tone: 'neutral', label: m.group_form_none },
  open: { tone: 'good', label: m.group_form_open },
  paused: { tone: 'waiting', label: m.group_form_paused },
  closed: { tone: 'neutral', label: m.group_form_closed },
};

/** Where an admin of a group stands: the badge. */
export const memberBadges: Record<MemberState, { tone: BadgeTone; label: () => string }> = {
  active: { tone: 'good', label: m.group_admin_active },
  invited: { tone: 'waiting', label: m.group_admin_invited },
  expired: { tone: 'bad', label: m.group_admin_expired },
  disabled: { tone: 'neutral', label: m.group_admin_disabled },
};

/** The kinds of group as choices. */
export function typeOptions() {
  return groupTypes.map((value) => ({ value, label: groupTypeLabels[value]() }));
}

/** The plans as choices. */
export function planOptions() {
  return groupPlans.map((value) => ({ value, label: planLabels[value]() }));
}
