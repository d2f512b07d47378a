import { reviews } from '@udaya/contract/reviews';
import { reportTypes } from '@udaya/core/reports/report-types';
import { reviewKinds, reviewStates } from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../shell/data-list/define-list.ts';
import { reviewsKey } from './review-queries.ts';
import { stateWords } from './review-words.ts';

/** What readers flagged, as the address asks for it. */
export const reviewList = defineList(reviews.list, {
  key: [...reviewsKey, 'list'],
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
      asks: 'reportType',
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
});

/** What the address of the list carries. */
export type ReviewSearch = SearchOf<typeof reviewList>;
