import { groupConsents } from '@udaya/contract/group-consents';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../shell/data-list/define-list.ts';
import { methodOptions, stateOptions } from './consent-words.ts';
import { groupDataKey } from './group-data-queries.ts';

/** What the register of consents can be asked for. */
export const consentList = defineList(groupConsents.list, {
  key: [...groupDataKey, 'consents'],
  filters: [
    { kind: 'text', name: 'name', label: m.data_filter_name, maxLength: 100 },
    { kind: 'select', name: 'method', label: m.data_method, options: methodOptions },
    { kind: 'select', name: 'state', label: m.data_state, options: stateOptions },
    { kind: 'date', name: 'from', label: m.data_filter_from, folded: true },
    { kind: 'date', name: 'to', label: m.data_filter_to, from: 'from', folded: true },
  ],
});

export type ConsentSearch = SearchOf<typeof consentList>;
