import * as m from '@udaya/messages';
import { type ListDefinition, type SearchOf, usualSize } from '../../../shell/data-list/list-search.ts';
import type { ListQuestion } from '../report-queries.ts';

const name = { kind: 'text', name: 'name', label: m.list_filter_name, maxLength: 100 } as const;

/** The own reports of a parent, as the address asks for them. */
export const ownReportList = {
  filters: [name, { kind: 'date', name: 'from', label: m.list_filter_from }],
  sorts: ['created'],
} as const satisfies ListDefinition<'name' | 'from'>;

/** Everybody's reports, as the product admin's address asks for them. */
export const productReportList = {
  filters: [
    name,
    { kind: 'date', name: 'from', label: m.list_filter_start },
    { kind: 'date', name: 'to', label: m.list_filter_end, from: 'from' },
  ],
  sorts: ['created'],
} as const satisfies ListDefinition<'name' | 'from' | 'to'>;

/** What the address of either list carries. */
export type ReportListSearch = SearchOf<typeof productReportList>;

/** What the server is asked for an address; what the address leaves out is the usual. */
export function questionOf({
  page = 1,
  size = usualSize,
  sort = 'desc',
  from = '',
  to,
  name,
}: ReportListSearch): ListQuestion {
  return { page, size, sort, from, to, name };
}
