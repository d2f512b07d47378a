import { useQuery } from '@tanstack/react-query';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFileSearch } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ExportButton, ExportMessage, useReportExport } from './export-reports.tsx';
import { ReportActions } from './report-actions.tsx';
import { adminReportColumns } from './report-columns.tsx';
import classes from './report-list-page.module.css';
import { groupReportList, productReportList, type ReportListSearch } from './report-lists.ts';

const pages = {
  ASTROUSER: {
    list: productReportList,
    title: m.menu_reports,
    lead: m.report_list_product_lead,
    empty: m.report_list_product_empty_text,
  },
  GROUP: {
    list: groupReportList,
    title: m.report_list_group_title,
    lead: m.report_list_group_lead,
    empty: m.report_list_group_empty_text,
  },
} as const;

interface Props {
  /** Whose reports: those of astro users, or those of groups. */
  userType: ReportUserType;
  search: ReportListSearch;
}

/** The reports of all astro users or of all groups, for the product admin. */
export function ProductReportsPage({ userType, search }: Props) {
  const { list, title, lead, empty } = pages[userType];
  const query = useQuery(list.query(search));
  const download = useReportExport(userType, { sortOrder: search.sort, ...list.filtersOf(search) });
  const isThere = query.data !== undefined && query.data.total > 0;
  return (
    <div className={classes.page}>
      <PageHeader title={title()} lead={lead()} />
      <DataList
        list={list}
        title={title()}
        query={query}
        search={search}
        columns={adminReportColumns(userType)}
        renderActions={(report, rowId) => <ReportActions report={report} search={search} reasonId={rowId} />}
        count={(total) => m.report_list_count({ total })}
        heading={2}
        tools={isThere && <ExportButton download={download} />}
        notice={<ExportMessage download={download} />}
        empty={
          <EmptyState
            icon={<IconFileSearch size={26} stroke={1.6} />}
            title={m.report_list_empty()}
            text={empty()}
          />
        }
      />
    </div>
  );
}
