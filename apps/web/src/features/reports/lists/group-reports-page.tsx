import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFilePlus, IconFileSearch } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { GroupRole } from '../record/group-ways.ts';
import { ArchivePanel } from './archive-panel.tsx';
import { type GroupListSearch, groupLists } from './group-lists.ts';
import { MakeArchive, MakeArchiveMessage } from './make-archive.tsx';
import { ReportActions } from './report-actions.tsx';
import { groupReportColumns } from './report-columns.tsx';
import classes from './report-list-page.module.css';
import { useArchive } from './use-archive.ts';

interface PageOfRole {
  lead: () => string;
  empty: () => string;
  generates: boolean;
  /** By what the list tells its reports apart. */
  by?: 'branch' | 'user';
}

const pages: Record<GroupRole, PageOfRole> = {
  groupAdmin: {
    lead: m.report_list_lead_group_admin,
    empty: m.report_list_empty_admin,
    generates: false,
    by: 'branch',
  },
  branchAdmin: {
    lead: m.report_list_lead_branch_admin,
    empty: m.report_list_empty_admin,
    generates: false,
    by: 'user',
  },
  groupUser: { lead: m.report_list_lead_group_user, empty: m.report_list_empty_user, generates: true },
};

/** The reports of a group, as far as its role reaches. */
export function GroupReportsPage({ raw }: { raw: GroupListSearch }) {
  const session = useSession();
  const role = session.role as GroupRole;
  const { lead, empty, generates, by } = pages[role];
  const list = groupLists[role];
  const search = list.read(raw);
  const query = useQuery(list.query(search));
  const archive = useArchive();
  const toGenerate = generates && <ToGenerate isNgo={session.groupType === 'NGO'} />;
  const isThere = query.data !== undefined && query.data.total > 0;
  return (
    <div className={classes.page}>
      <PageHeader title={m.menu_reports()} lead={lead()} actions={toGenerate} />
      <ArchivePanel archive={archive} />
      <DataList
        list={list}
        title={m.menu_reports()}
        query={query}
        search={search}
        columns={groupReportColumns(by)}
        renderActions={(report, rowId) => <ReportActions report={report} search={search} reasonId={rowId} />}
        count={(total) => m.report_list_count({ total })}
        heading={2}
        tools={
          isThere && (
            <MakeArchive
              archive={archive}
              question={{ ...list.filtersOf(search), sortOrder: search.sort ?? 'desc' }}
            />
          )
        }
        notice={<MakeArchiveMessage archive={archive} offered={isThere} />}
        empty={
          <EmptyState
            icon={<IconFileSearch size={26} stroke={1.6} />}
            title={m.report_list_empty()}
            text={empty()}
            action={toGenerate}
          />
        }
      />
    </div>
  );
}

function ToGenerate({ isNgo }: { isNgo: boolean }) {
  return (
    <Button
      component={Link}
      to={isNgo ? '/enterprise/generate-report/NGO' : '/enterprise/generate-report'}
      leftSection={<IconFilePlus size={18} stroke={1.8} />}
    >
      {m.menu_generate()}
    </Button>
  );
}
