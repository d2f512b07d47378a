import * as m from '@udaya/messages';
import { type ListDefinition, listSearch, type SearchOf } from '../../../shell/data-list/list-search.ts';

/** By a part of the person's name. */
export const nameFilter = { kind: 'text', name: 'name', label: m.list_filter_name, maxLength: 100 } as const;

/** The own reports of a parent, as the address asks for them. */
export const ownReportList = {
  filters: [nameFilter, { kind: 'date', name: 'from', label: m.list_filter_from }],
  sorts: ['created'],
} as const satisfies ListDefinition<'name' | 'from'>;

/** What the address of the list carries. */
export type OwnListSearch = SearchOf<typeof ownReportList>;

/** Reads the address of the list. */
export const readOwnSearch = listSearch(ownReportList);
