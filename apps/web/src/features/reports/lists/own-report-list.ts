import { reports } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { paceOfList, reportsKey } from '../record/report-queries.ts';

/** By a part of the person's name. */
export const nameFilter = {
  kind: 'text',
  name: 'name',
  label: m.report_list_filter_name,
  maxLength: 100,
} as const;

/** The own reports of a parent, as the address asks for them. */
export const ownReportList = defineList(reports.list, {
  key: [...reportsKey, 'list', 'own'],
  filters: [
    nameFilter,
    { kind: 'date', name: 'from', asks: 'reportCreatedDate', label: m.report_list_filter_from },
  ],
  again: paceOfList,
});

/** The newest few of the own reports. */
export const latestReportsQuery = () => ownReportList.query({ size: 3 });

/** What the address of the list carries. */
export type OwnListSearch = SearchOf<typeof ownReportList>;
