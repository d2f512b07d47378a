import { writingStates } from '@udaya/core/writing/writing-states';
import * as m from '@udaya/messages';
import { type ListDefinition, listSearch, type SearchOf } from '../../../shell/data-list/list-search.ts';
import { stateWords } from './writer-words.ts';

/** What the attempts to have reports worded can be asked for. */
export const writingList = {
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: m.ops_filter_state,
      options: () => writingStates.map((state) => ({ value: state, label: stateWords[state].words() })),
    },
    { kind: 'text', name: 'report', label: m.writer_filter_report, maxLength: 100 },
  ],
  sorts: [],
} as const satisfies ListDefinition<'state' | 'report'>;

export type WritingSearch = SearchOf<typeof writingList>;

/** Reads the address of the list. */
export const readWritingSearch = listSearch(writingList);
