import type { GroupListItem } from '@udaya/contract/product-group-shapes';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { groupTypeLabels } from '../../../shell/group-type-label.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { planLabels } from './group-labels.ts';
import classes from './group-list-page.module.css';

const written = (number: number) => formatNumber(number, getLocale());

/** What the list says of each group. */
export const groupColumns: readonly Column<GroupListItem>[] = [
  {
    key: 'name',
    title: m.groups_name(),
    card: 'name',
    minWidth: '12rem',
    cell: ({ name }) => name,
  },
  {
    key: 'code',
    title: m.login_enterprise_code(),
    card: 'fact',
    minWidth: '8rem',
    cell: ({ enterpriseCode }) => <span className={classes.code}>{enterpriseCode}</span>,
  },
  {
    key: 'kind',
    title: m.groups_type_and_plan(),
    card: 'block',
    minWidth: '9rem',
    cell: ({ type, plan, closed }) => (
      <>
        {groupTypeLabels[type]()}, {planLabels[plan]()}
        {closed && (
          <div className={classes.closed}>
            <StatusBadge tone="neutral">{m.groups_closed()}</StatusBadge>
          </div>
        )}
      </>
    ),
  },
  {
    key: 'branches',
    title: m.groups_branches(),
    card: 'fact',
    cell: ({ branches }) => written(branches),
  },
  {
    key: 'users',
    title: m.groups_users(),
    card: 'fact',
    cell: ({ users }) => written(users),
  },
  {
    key: 'reports',
    title: m.groups_reports_this_month(),
    card: 'fact',
    cell: ({ reportsThisMonth }) => written(reportsThisMonth),
  },
  {
    key: 'created',
    title: m.list_created(),
    card: 'foot',
    minWidth: '7rem',
    cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
  },
];
