import { reportTypes } from '@udaya/core/reports/report-types';
import { reviewKinds, reviewStates } from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../shell/data-list/list-search.ts';
import { stateWords } from './review-words.ts';

/** What upset readers, as the address asks for it. */
export const reviewList = {
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: m.review_filter_state,
      options: () => reviewStates.map((value) => ({ value, label: stateWords[value].words() })),
    },
    {
      kind: 'select',
      name: 'type',
      label: m.knowledge_report_type,
      options: () => reportTypes.map((value) => ({ value, label: m.knowledge_type({ type: value }) })),
    },
    {
      kind: 'select',
      name: 'kind',
      label: m.review_filter_kind,
      options: () => reviewKinds.map((value) => ({ value, label: m.review_kind({ kind: value }) })),
    },
  ],
  sorts: ['since'],
} as const satisfies ListDefinition<'state' | 'type' | 'kind'>;

/** What the address of the list carries. */
export type ReviewSearch = SearchOf<typeof reviewList>;

/** What the server is asked for an address. */
export function questionOf({ page = 1, size = usualSize, sort = 'desc', state, type, kind }: ReviewSearch) {
  return {
    page: page - 1,
    size,
    sortOrder: sort,
    state: reviewStates.find((one) => one === state),
    reportType: reportTypes.find((one) => one === type),
    kind: reviewKinds.find((one) => one === kind),
  };
}

/** Reads the address of the list. */
export const readReviewSearch = listSearch(reviewList);
