import type { GroupMember } from '@udaya/contract/group-members';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { roleLabel } from '../../../shell/role-label.ts';
import { Rich } from '../../../ui/rich.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { memberBadges, nameOf } from './member-labels.ts';
import classes from './members-page.module.css';

/** What the list says of a user. */
export function memberColumns(): readonly Column<GroupMember>[] {
  return [
    {
      key: 'name',
      title: m.member_name(),
      card: 'name',
      minWidth: '9rem',
      cell: (member) => (
        <>
          {nameOf(member)}
          <span className={classes.small}>{member.username}</span>
        </>
      ),
    },
    {
      key: 'email',
      title: m.dashboard_email(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ email }) => <span className={classes.address}>{email}</span>,
    },
    {
      key: 'role',
      title: m.member_role_and_branch(),
      card: 'block',
      minWidth: '8rem',
      cell: ({ role, branch }) => (
        <>
          {roleLabel(role)}
          <span className={classes.small}>
            {branch
              ? branch.closed
                ? m.member_branch_closed_name({ name: branch.name })
                : branch.name
              : m.member_whole_group()}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: m.list_status(),
      card: 'block',
      minWidth: '8rem',
      cell: (member) => <State member={member} />,
    },
    {
      key: 'lastSignIn',
      title: m.member_last_login(),
      card: 'fact',
      minWidth: '6.5rem',
      cell: ({ lastSignInDate }) =>
        lastSignInDate ? <Timestamp instant={lastSignInDate} /> : m.member_never(),
    },
    {
      key: 'reports',
      title: m.member_reports(),
      card: 'fact',
      cell: ({ reports }) => formatNumber(reports, getLocale()),
    },
    {
      key: 'created',
      title: m.member_added(),
      card: 'foot',
      only: 'cards',
      cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
    },
  ];
}

function State({ member: { state, expiresDate } }: { member: GroupMember }) {
  const { tone, label } = memberBadges[state];
  return (
    <div className={classes.state}>
      <StatusBadge tone={tone}>{label()}</StatusBadge>
      {state === 'invited' && expiresDate && (
        <span className={classes.small}>
          <Rich
            message={m.group_admin_until}
            inputs={{}}
            places={{ date: <Timestamp instant={expiresDate} /> }}
          />
        </span>
      )}
    </div>
  );
}
