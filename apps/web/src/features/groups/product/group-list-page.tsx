import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GroupListItem } from '@udaya/contract/product-group-shapes';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { groupTypeLabels } from '../../../shell/group-type-label.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconBuildingCommunity, IconPlus } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { planLabels } from './group-labels.ts';
import { type GroupListSearch, productGroupList } from './group-list.ts';
import classes from './group-list-page.module.css';

const written = (number: number) => formatNumber(number, getLocale());

/** What the list says of each group. */
const groupColumns: readonly Column<GroupListItem>[] = [
  {
    key: 'name',
    title: m.group_name(),
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
    title: m.group_type_and_plan(),
    card: 'block',
    minWidth: '9rem',
    cell: ({ type, plan, closed }) => (
      <>
        {groupTypeLabels[type]()}, {planLabels[plan]()}
        {closed && (
          <div className={classes.closed}>
            <StatusBadge tone="neutral">{m.group_closed()}</StatusBadge>
          </div>
        )}
      </>
    ),
  },
  {
    key: 'branches',
    title: m.group_branches(),
    card: 'fact',
    cell: ({ branches }) => written(branches),
  },
  {
    key: 'users',
    title: m.group_users(),
    card: 'fact',
    cell: ({ users }) => written(users),
  },
  {
    key: 'reports',
    title: m.group_reports_this_month(),
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

/** All groups, for the product admin. */
export function GroupListPage({ search }: { search: GroupListSearch }) {
  const query = useQuery(productGroupList.query(search));
  return (
    <div className={classes.page}>
      <PageHeader title={m.menu_groups()} lead={m.group_lead()} actions={<ToNewGroup />} />
      <DataList
        list={productGroupList}
        title={m.menu_groups()}
        query={query}
        search={search}
        columns={groupColumns}
        renderActions={(group) => <GroupActions group={group} />}
        count={(total) => m.group_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconBuildingCommunity size={26} stroke={1.6} />}
            title={m.group_empty()}
            text={m.group_empty_text()}
            action={<ToNewGroup />}
          />
        }
      />
    </div>
  );
}

function GroupActions({ group: { id, name } }: { group: GroupListItem }) {
  return (
    <RowActions
      menuLabel={m.group_open_label({ name })}
      actions={[
        {
          key: 'open',
          label: m.group_open(),
          fullLabel: m.group_open_label({ name }),
          renderLink: (props) => <Link {...props} to="/product/groups/$id" params={{ id }} />,
        },
      ]}
    />
  );
}

function ToNewGroup() {
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} />}
      renderRoot={(props) => <Link {...props} to="/product/groups/new" />}
    >
      {m.group_new()}
    </Button>
  );
}
