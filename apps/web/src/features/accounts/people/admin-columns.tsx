import type { ProductAdmin } from '@udaya/contract/product-admins';
import * as m from '@udaya/messages';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { Rich } from '../../../ui/rich.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { EmailText } from './email-text.tsx';
import classes from './people-page.module.css';

/** What the list says of a product admin, or of somebody invited. */
export function adminColumns(): readonly Column<ProductAdmin>[] {
  return [
    {
      key: 'email',
      title: m.account_managed_email(),
      card: 'name',
      minWidth: '12rem',
      cell: ({ email, name, username }) => (
        <>
          <EmailText email={email} />
          <span className={classes.username}>{name}</span>
          <span className={classes.username}>{username}</span>
        </>
      ),
    },
    {
      key: 'status',
      title: m.account_managed_status(),
      card: 'block',
      minWidth: '13rem',
      cell: (admin) => <State admin={admin} />,
    },
    {
      key: 'created',
      title: m.account_admin_since(),
      card: 'foot',
      cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
    },
  ];
}

function State({ admin: { status, invitation } }: { admin: ProductAdmin }) {
  const expired = invitation?.expired ?? false;
  const looks: Record<ProductAdmin['status'], [BadgeTone, string]> = {
    active: ['good', m.account_admin_active()],
    disabled: ['neutral', m.account_admin_disabled()],
    invited: expired ? ['bad', m.account_admin_expired()] : ['waiting', m.account_admin_invited()],
  };
  const [tone, badge] = looks[status];
  return (
    <div className={classes.state}>
      <StatusBadge tone={tone}>{badge}</StatusBadge>
      {invitation && (
        <span className={classes.small}>
          {invitation.invitedBy
            ? m.account_admin_invited_by({ admin: invitation.invitedBy })
            : m.account_admin_invited_by_command()}{' '}
          <Rich
            message={expired ? m.account_admin_link_expired : m.account_admin_link_until}
            inputs={{}}
            places={{ when: <Timestamp instant={invitation.expiresDate} /> }}
          />
        </span>
      )}
    </div>
  );
}
