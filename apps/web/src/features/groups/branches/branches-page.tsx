import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@udaya/contract/group-branches';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconBuilding, IconPlus } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { type BranchAction, BranchActions } from './branch-actions.tsx';
import { type BranchListSearch, branchList } from './branch-list.ts';
import classes from './branches-page.module.css';
import { CloseDialog } from './close-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

const written = (number: number) => formatNumber(number, getLocale());

/** What the list says of each branch. */
const branchColumns: readonly Column<Branch>[] = [
  {
    key: 'name',
    title: m.branch_list_name(),
    card: 'name',
    minWidth: '10rem',
    cell: ({ name }) => name,
  },
  {
    key: 'state',
    title: m.branch_list_state(),
    card: 'block',
    cell: ({ state }) =>
      state === 'open' ? (
        <StatusBadge tone="good">{m.branch_list_open()}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{m.branch_list_closed()}</StatusBadge>
      ),
  },
  {
    key: 'users',
    title: m.branch_list_people(),
    card: 'fact',
    minWidth: '7rem',
    cell: (branch) => <People branch={branch} />,
  },
  {
    key: 'reports',
    title: m.branch_list_reports(),
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

/** What is being done, and with which branch; a new one has none. */
type Doing = { action: 'create' } | { action: BranchAction; branch: Branch };

/** The branches of the own group, for its admin. */
export function BranchesPage({ search }: { search: BranchListSearch }) {
  const query = useQuery(branchList.query(search));
  const [doing, setDoing] = useState<Doing>();
  const [doneMessage, setDoneMessage] = useState<string>();
  const begin = (next: Doing) => {
    setDoneMessage(undefined);
    setDoing(next);
  };
  const end = (words?: string) => {
    setDoing(undefined);
    setDoneMessage(words);
  };
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => begin({ action: 'create' })}>
      {m.branch_list_new()}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={m.menu_branches()} lead={m.branch_list_lead()} actions={create} />
      <DataList
        list={branchList}
        title={m.menu_branches()}
        query={query}
        search={search}
        columns={branchColumns}
        renderActions={(branch) => (
          <BranchActions branch={branch} onChoose={(action) => begin({ action, branch })} />
        )}
        count={(total) => m.branch_list_count({ total })}
        heading={2}
        notice={<MessageLine tone="success" text={doneMessage} />}
        empty={
          <EmptyState
            icon={<IconBuilding size={26} stroke={1.6} />}
            title={m.branch_list_empty()}
            text={m.branch_list_empty_text()}
            action={create}
          />
        }
      />
      {doing?.action === 'create' && <NameDialog onEnd={end} />}
      {doing?.action === 'rename' && <NameDialog branch={doing.branch} onEnd={end} />}
      {(doing?.action === 'close' || doing?.action === 'handOver') && (
        <CloseDialog branch={doing.branch} onEnd={end} />
      )}
      {doing?.action === 'reopen' && <ReopenDialog branch={doing.branch} onEnd={end} />}
    </div>
  );
}

function People({ branch: { users, invited, disabled } }: { branch: Branch }) {
  return (
    <>
      {written(users)}
      {invited > 0 && <div className={classes.beside}>{m.branch_list_invited({ total: invited })}</div>}
      {disabled > 0 && <div className={classes.beside}>{m.branch_list_disabled({ total: disabled })}</div>}
    </>
  );
}
