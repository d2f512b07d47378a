import { mailKinds, mailLog, mailStates } from '@udaya/contract/mail-log';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { jobsPace, operationsKey } from '../operation-queries.ts';
import { kindWords, stateWords } from './mail-words.ts';

/** What the log of mails can be asked for. */
export const mailList = defineList(mailLog.list, {
  key: [...operationsKey, 'mails'],
  filters: [
    { kind: 'text', name: 'who', label: m.operations_filter_who, maxLength: 254 },
    {
      kind: 'select',
      name: 'kind',
      label: m.operations_filter_kind,
      options: () => mailKinds.map((kind) => ({ value: kind, label: kindWords[kind]() })),
    },
    {
      kind: 'select',
      name: 'state',
      label: m.operations_filter_state,
      options: () => mailStates.map((state) => ({ value: state, label: stateWords[state].words() })),
    },
    { kind: 'date', name: 'day', label: m.operations_filter_day },
  ],
  again: (mails) => (mails.some(({ state }) => state === 'waiting') ? jobsPace : false),
});

export type MailSearch = SearchOf<typeof mailList>;
