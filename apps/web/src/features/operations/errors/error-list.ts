import * as m from '@udaya/messages';
import { type ListDefinition, listSearch } from '../../../shell/data-list/list-search.ts';

/** What the last errors can be asked for. */
export const errorList = {
  filters: [{ kind: 'text', name: 'request', label: m.ops_filter_reference, maxLength: 200 }],
  sorts: [],
} as const satisfies ListDefinition<'request'>;

export type ErrorSearch = ReturnType<typeof readErrorSearch>;

/** Reads the address of the list. */
export const readErrorSearch = listSearch(errorList);
