import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { useDownload } from '../../../api/use-download.ts';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconDownload, IconFilePlus, IconFileSearch } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { GroupRole } from '../record/group-ways.ts';
import { ArchivePanel } from './archive-panel.tsx';
import { ExportMessage } from './export-reports.tsx';
import { type GroupListSearch, groupLists } from './group-lists.ts';
import { MakeArchive, MakeArchiveMessage } from './make-archive.tsx';
import { ReportActions } from './report-actions.tsx';
import { groupReportColumns } from './report-columns.tsx';
import classes from './report-list-page.module.css';
import { useArchive } from './use-archive.ts';

/** A hundred thousand rows take their time on a slow line. */
const timeoutMs = 5 * 60_000;
const exports = {
  groupAdmin: groupAdminReports.export,
  branchAdmin: branchAdminReports.export,
  groupUser: groupUserReports.export,
} as const;

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
  const question = { ...list.filtersOf(search), sortOrder: search.sort ?? 'desc' };
  const download = useDownload<void>((_, signal) =>
    downloadFile(exports[role], { query: question, signal, timeoutMs }, 'reports.csv'),
  );
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
        columns={groupReportColumns(
          by,
          query.data?.rows.some(({ studentClass }) => studentClass !== '') === true,
        )}
        renderActions={(report, rowId) => <ReportActions report={report} search={search} reasonId={rowId} />}
        count={(total) => m.report_list_count({ total })}
        heading={2}
        tools={
          isThere && (
            <Group gap="xs">
              <WorkingButton
                variant="default"
                working={download.isPending}
                leftSection={<IconDownload size={18} stroke={1.7} />}
                onClick={() => download.begin()}
              >
                {m.report_list_group_export()}
              </WorkingButton>
              <MakeArchive archive={archive} question={question} />
            </Group>
          )
        }
        notice={
          <>
            <ExportMessage download={{ ...download, again: () => download.begin() }} />
            <MakeArchiveMessage archive={archive} offered={isThere} />
          </>
        }
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
