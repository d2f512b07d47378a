import { productWritings } from '@udaya/contract/writing';
import { writingStates } from '@udaya/core/writing/writing-states';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { operationsKey } from '../operation-queries.ts';
import { busyPace, isBusy, pace } from './writer-queries.ts';
import { stateWords } from './writer-words.ts';

/** What the attempts to have reports worded can be asked for. */
export const writingList = defineList(productWritings.list, {
  key: [...operationsKey, 'writings'],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: m.operations_filter_state,
      options: () => writingStates.map((state) => ({ value: state, label: stateWords[state].words() })),
    },
    { kind: 'text', name: 'report', label: m.writer_filter_report, maxLength: 100 },
  ],
  again: (writings) => (writings.some(isBusy) ? busyPace : pace),
});

export type WritingSearch = SearchOf<typeof writingList>;
