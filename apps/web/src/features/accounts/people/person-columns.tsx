import type { AstroUser } from '@udaya/contract/astro-users';
import type { AccountState } from '@udaya/core/identity/account-states';
import * as m from '@udaya/messages';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { IconMail, IconMapPin, IconPhone } from '../../../ui/icons.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { EmailText } from './email-text.tsx';
import classes from './people-page.module.css';
import { dayOf, nameOf } from './person-words.ts';

const tones: Record<AccountState, BadgeTone> = {
  active: 'good',
  pending: 'waiting',
  disabled: 'neutral',
  deleting: 'bad',
};

/** Whether an account is activated, and why not. */
function State({ person: { status, activated, deletion } }: { person: AstroUser }) {
  const reasons: Record<AccountState, string> = {
    active: '',
    pending: m.account_managed_reason_pending(),
    disabled: m.account_managed_reason_disabled(),
    deleting: deletion ? m.account_managed_reason_deleting({ day: dayOf(deletion.eraseDate) }) : '',
  };
  return (
    <div className={classes.state}>
      <StatusBadge tone={tones[status]}>
        {activated ? m.account_managed_activated() : m.account_managed_not_activated()}
      </StatusBadge>
      {reasons[status] && <span className={classes.small}>{reasons[status]}</span>}
    </div>
  );
}

/** What the list says of an account. */
export function personColumns(): readonly Column<AstroUser>[] {
  return [
    {
      key: 'firstName',
      title: m.account_managed_name(),
      card: 'name',
      minWidth: '9rem',
      cell: (person) => (
        <>
          {nameOf(person)}
          <span className={classes.username}>{person.username}</span>
        </>
      ),
    },
    {
      key: 'email',
      title: m.account_managed_email(),
      card: 'fact',
      icon: IconMail,
      minWidth: '10rem',
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'mobile',
      title: m.account_managed_mobile(),
      card: 'fact',
      icon: IconPhone,
      minWidth: '7rem',
      cell: ({ countryCode, mobile }) => mobile && `${countryCode} ${mobile}`,
    },
    {
      key: 'city',
      title: m.account_managed_city(),
      card: 'fact',
      icon: IconMapPin,
      cell: ({ city }) => city,
    },
    { key: 'country', title: m.account_managed_country(), card: 'fact', cell: ({ country }) => country },
    {
      key: 'createdDate',
      title: m.account_managed_created(),
      card: 'foot',
      minWidth: '7rem',
      cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
    },
    {
      key: 'activated',
      title: m.account_managed_status(),
      card: 'block',
      minWidth: '9.5rem',
      cell: (person) => <State person={person} />,
    },
  ];
}
