import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconBuilding, IconPlus } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BranchActions, type BranchDeed } from './branch-actions.tsx';
import { branchColumns } from './branch-columns.tsx';
import { type BranchListSearch, branchList } from './branch-list.ts';
import classes from './branches-page.module.css';
import { CloseDialog } from './close-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** What is being done, and with which branch; a new one has none. */
type Doing = { deed: 'create' } | { deed: BranchDeed; branch: Branch };

/** The branches of the own group, for its admin. */
export function BranchesPage({ search }: { search: BranchListSearch }) {
  const query = useQuery(branchList.query(search));
  const [doing, setDoing] = useState<Doing>();
  const [told, tell] = useState<string>();
  const begin = (next: Doing) => {
    tell(undefined);
    setDoing(next);
  };
  const end = (words?: string) => {
    setDoing(undefined);
    tell(words);
  };
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => begin({ deed: 'create' })}>
      {m.org_branches_new()}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={m.menu_branches()} lead={m.org_branches_lead()} actions={create} />
      <DataList
        list={branchList}
        title={m.menu_branches()}
        query={query}
        search={search}
        columns={branchColumns}
        renderActions={(branch) => (
          <BranchActions branch={branch} onChoose={(deed) => begin({ deed, branch })} />
        )}
        count={(total) => m.org_branches_count({ total })}
        heading={2}
        notice={<MessageLine tone="success" text={told} />}
        empty={
          <EmptyState
            icon={<IconBuilding size={26} stroke={1.6} />}
            title={m.org_branches_empty()}
            text={m.org_branches_empty_text()}
            action={create}
          />
        }
      />
      {doing?.deed === 'create' && <NameDialog onEnd={end} />}
      {doing?.deed === 'rename' && <NameDialog branch={doing.branch} onEnd={end} />}
      {(doing?.deed === 'close' || doing?.deed === 'handOver') && (
        <CloseDialog branch={doing.branch} onEnd={end} />
      )}
      {doing?.deed === 'reopen' && <ReopenDialog branch={doing.branch} onEnd={end} />}
    </div>
  );
}
