import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GroupListItem } from '@udaya/contract/product-group-shapes';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconBuildingCommunity, IconPlus } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { groupColumns } from './group-columns.tsx';
import { type GroupListSearch, productGroupList } from './group-list.ts';
import classes from './group-list-page.module.css';

/** All groups, for the product admin. */
export function GroupListPage({ search }: { search: GroupListSearch }) {
  const query = useQuery(productGroupList.query(search));
  return (
    <div className={classes.page}>
      <PageHeader title={m.groups_menu()} lead={m.groups_lead()} actions={<ToNewGroup />} />
      <DataList
        list={productGroupList}
        title={m.groups_menu()}
        query={query}
        search={search}
        columns={groupColumns}
        renderActions={(group) => <GroupActions group={group} />}
        count={(total) => m.groups_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconBuildingCommunity size={26} stroke={1.6} />}
            title={m.groups_empty()}
            text={m.groups_empty_text()}
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
      menuLabel={m.groups_open_label({ name })}
      actions={[
        {
          key: 'open',
          label: m.groups_open(),
          fullLabel: m.groups_open_label({ name }),
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
      {m.groups_new()}
    </Button>
  );
}
