import * as m from '@udaya/messages';
import { type ListDefinition, listSearch, type SearchOf } from '../../../shell/data-list/list-search.ts';

/** What the address of the failed jobs carries; which queues there are, the server says. */
const failedJobList = {
  filters: [{ kind: 'text', name: 'queue', label: m.ops_queue, maxLength: 64 }],
  sorts: [],
} as const satisfies ListDefinition<'queue'>;

export type FailedJobSearch = SearchOf<typeof failedJobList>;

/** Reads the address of the list. */
export const readJobSearch = listSearch(failedJobList);
