import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFilePlus, IconFileSearch } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeletedMessage } from '../record/deleted-message.tsx';
import { type OwnListSearch, ownReportList } from './own-report-list.ts';
import { ReportActions } from './report-actions.tsx';
import { reportColumns } from './report-columns.tsx';
import classes from './report-list-page.module.css';

/** The reports that somebody has made. */
export function ReportListPage({ search }: { search: OwnListSearch }) {
  const { role } = useSession();
  const query = useQuery(ownReportList.query(search));
  return (
    <div className={classes.page}>
      <PageHeader title={m.menu_reports()} lead={m.report_list_lead()} actions={<ToGenerate />} />
      <DeletedMessage />
      <DataList
        list={ownReportList}
        title={m.menu_reports()}
        query={query}
        search={search}
        columns={reportColumns(role)}
        renderActions={(report, rowId) => <ReportActions report={report} search={search} reasonId={rowId} />}
        count={(total) => m.report_list_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconFileSearch size={26} stroke={1.6} />}
            title={m.report_list_empty()}
            text={m.report_list_empty_text()}
            action={<ToGenerate />}
          />
        }
      />
    </div>
  );
}

function ToGenerate() {
  return (
    <Button component={Link} to="/generate-birthchart" leftSection={<IconFilePlus size={18} stroke={1.8} />}>
      {m.menu_generate()}
    </Button>
  );
}
