import type { Branch } from '@udaya/contract/group-branches';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './branches-page.module.css';

const written = (number: number) => formatNumber(number, getLocale());

/** What the list says of each branch. */
export const branchColumns: readonly Column<Branch>[] = [
  {
    key: 'name',
    title: m.org_branches_name(),
    card: 'name',
    minWidth: '10rem',
    cell: ({ name }) => name,
  },
  {
    key: 'state',
    title: m.org_branches_state(),
    card: 'block',
    cell: ({ state }) =>
      state === 'open' ? (
        <StatusBadge tone="good">{m.org_branches_open()}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{m.org_branches_closed()}</StatusBadge>
      ),
  },
  {
    key: 'users',
    title: m.org_branches_people(),
    card: 'fact',
    minWidth: '7rem',
    cell: (branch) => <People branch={branch} />,
  },
  {
    key: 'reports',
    title: m.org_branches_reports(),
    card: 'fact',
    cell: ({ reports }) => written(reports),
  },
  {
    key: 'created',
    title: m.list_created(),
    card: 'foot',
    minWidth: '7rem',
    cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
  },
];

function People({ branch: { users, invited, disabled } }: { branch: Branch }) {
  return (
    <>
      {written(users)}
      {invited > 0 && <div className={classes.beside}>{m.org_branches_invited({ total: invited })}</div>}
      {disabled > 0 && <div className={classes.beside}>{m.org_branches_disabled({ total: disabled })}</div>}
    </>
  );
}
