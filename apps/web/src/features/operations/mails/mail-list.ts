import { mailKinds, mailStates } from '@udaya/contract/mail-log';
import * as m from '@udaya/messages';
import { type ListDefinition, listSearch, type SearchOf } from '../../../shell/data-list/list-search.ts';
import { kindWords, stateWords } from './mail-words.ts';

/** What the log of mails can be asked for. */
export const mailList = {
  filters: [
    { kind: 'text', name: 'who', label: m.ops_filter_who, maxLength: 254 },
    {
      kind: 'select',
      name: 'kind',
      label: m.ops_filter_kind,
      options: () => mailKinds.map((kind) => ({ value: kind, label: kindWords[kind]() })),
    },
    {
      kind: 'select',
      name: 'state',
      label: m.ops_filter_state,
      options: () => mailStates.map((state) => ({ value: state, label: stateWords[state].words() })),
    },
    { kind: 'date', name: 'day', label: m.ops_filter_day },
  ],
  sorts: [],
} as const satisfies ListDefinition<'who' | 'kind' | 'state' | 'day'>;

export type MailSearch = SearchOf<typeof mailList>;

/** Reads the address of the list. */
export const readMailSearch = listSearch(mailList);
