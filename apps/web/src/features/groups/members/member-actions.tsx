import { Link } from '@tanstack/react-router';
import type { GroupMember } from '@udaya/contract/group-members';
import type { MemberState } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import {
  IconCircleCheck,
  IconMail,
  IconMailOff,
  IconPencil,
  IconReportAnalytics,
  IconTrash,
  IconUserOff,
} from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { nameOf } from './member-labels.ts';

/** What can be done with a user, or with an invitation. */
export type MemberAction = 'change' | 'disable' | 'enable' | 'erase' | 'resend' | 'withdraw';

const open: Record<MemberState, readonly MemberAction[]> = {
  active: ['change', 'disable'],
  disabled: ['enable', 'change', 'erase'],
  invited: ['resend', 'change', 'withdraw'],
  expired: ['resend', 'change', 'withdraw'],
};

interface Props {
  member: GroupMember;
  /** Whoever looks after the whole group erases those who left. */
  mayErase: boolean;
  /** What is being done with it now. */
  working: MemberAction | undefined;
  onChoose: (action: MemberAction) => void;
}

/** What can be done with a user; with oneself, and with whoever is above, nothing. */
export function MemberActions({ member, working, mayErase, onChoose }: Props) {
  if (member.own) return <StatusBadge tone="good">{m.account_admin_you()}</StatusBadge>;
  if (!member.changeable) return null;
  const name = nameOf(member);
  const all: Record<MemberAction, Omit<RowAction, 'key'>> = {
    change: { label: m.member_change(), fullLabel: m.member_change_label({ name }), icon: IconPencil },
    disable: {
      label: m.member_switch_off(),
      fullLabel: m.member_switch_off_label({ name }),
      icon: IconUserOff,
      danger: true,
    },
    enable: {
      label: m.member_switch_on(),
      fullLabel: m.member_switch_on_label({ name }),
      icon: IconCircleCheck,
    },
    erase: {
      label: m.member_erase(),
      fullLabel: m.member_erase_label({ name }),
      icon: IconTrash,
      danger: true,
    },
    resend: {
      label: m.group_invite_again(),
      fullLabel: m.group_invite_again_label({ name }),
      icon: IconMail,
    },
    withdraw: {
      label: m.group_withdraw(),
      fullLabel: m.group_withdraw_label({ name }),
      icon: IconMailOff,
      danger: true,
    },
  };
  const toReports: RowAction = {
    key: 'reports',
    label: m.account_managed_reports(),
    fullLabel: m.account_managed_reports_label({ name }),
    icon: IconReportAnalytics,
    renderLink: (props) => (
      <Link {...props} to="/enterprise/report" search={{ branch: member.branch?.id, user: member.id }} />
    ),
  };
  return (
    <RowActions
      menuLabel={m.group_admin_more({ name })}
      actions={[
        ...open[member.state]
          .filter((action) => action !== 'erase' || mayErase)
          .map((action) => ({
            key: action,
            ...all[action],
            working: working === action,
            onChoose: () => onChoose(action),
          })),
        ...(member.branch && (member.state === 'active' || member.state === 'disabled') ? [toReports] : []),
      ]}
    />
  );
}
