import * as m from '@udaya/messages';
import { type ListDefinition, listSearch, type SearchOf } from '../../shell/data-list/list-search.ts';
import { methodOptions, stateOptions } from './consent-words.ts';

/** What the register of consents can be asked for. */
export const consentList = {
  filters: [
    { kind: 'text', name: 'name', label: m.duty_filter_name, maxLength: 100 },
    { kind: 'select', name: 'method', label: m.duty_method, options: methodOptions },
    { kind: 'select', name: 'state', label: m.duty_state, options: stateOptions },
    { kind: 'date', name: 'from', label: m.duty_filter_from, folded: true },
    { kind: 'date', name: 'to', label: m.duty_filter_to, from: 'from', folded: true },
  ],
  sorts: [],
} as const satisfies ListDefinition<'name' | 'method' | 'state' | 'from' | 'to'>;

export type ConsentSearch = SearchOf<typeof consentList>;

/** Reads the address of the register. */
export const readConsentSearch = listSearch(consentList);
