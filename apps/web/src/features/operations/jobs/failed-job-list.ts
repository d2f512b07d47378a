import { operations } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { jobsPace, operationsKey } from '../operation-queries.ts';

/** What the address of the failed jobs carries; which queues there are, the server says. */
export const failedJobList = defineList(operations.listFailedJobs, {
  key: [...operationsKey, 'failed'],
  filters: [{ kind: 'text', name: 'queue', label: m.operations_queue, maxLength: 64 }],
  again: () => jobsPace,
});

export type FailedJobSearch = SearchOf<typeof failedJobList>;
