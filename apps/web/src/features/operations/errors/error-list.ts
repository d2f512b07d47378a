import { operations } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { operationsKey } from '../operation-queries.ts';

/** What the last errors can be asked for. */
export const errorList = defineList(operations.listErrors, {
  key: [...operationsKey, 'errors'],
  filters: [
    { kind: 'text', name: 'request', asks: null, label: m.operations_filter_reference, maxLength: 200 },
  ],
  // The reference out of whatever was pasted with it, such as the words before it on the screen.
  ask: ({ request }) => ({
    requestId: request
      ?.trim()
      .split(/[\s:]+/)
      .at(-1),
  }),
});

export type ErrorSearch = SearchOf<typeof errorList>;
