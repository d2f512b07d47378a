import { bySystem } from '@udaya/contract/audit-log';
import * as m from '@udaya/messages';
import {
  type Filter,
  type ListDefinition,
  listSearch,
  type SearchOf,
} from '../../../shell/data-list/list-search.ts';

const by = {
  kind: 'select',
  name: 'actor',
  label: m.ops_filter_by,
  options: () => [{ value: bySystem, label: m.ops_by_system() }],
} as const;
const who = { kind: 'text', name: 'who', label: m.ops_filter_who, maxLength: 254 } as const;
const further = [
  { kind: 'text', name: 'target', label: m.ops_filter_target, maxLength: 200 },
  { kind: 'text', name: 'request', label: m.ops_filter_request, maxLength: 64 },
  { kind: 'date', name: 'from', label: m.ops_filter_from },
  { kind: 'date', name: 'to', label: m.ops_filter_to, from: 'from' },
] as const;

/** What the audit log can be asked for. Which actions there are, the server says. */
const auditList = {
  filters: [who, by, { kind: 'text', name: 'action', label: m.ops_filter_action, maxLength: 60 }, ...further],
  sorts: [],
} as const satisfies ListDefinition<'who' | 'actor' | 'action' | 'target' | 'request' | 'from' | 'to'>;

export type AuditSearch = SearchOf<typeof auditList>;

/** The filters of the page, with the actions to choose from. */
export function auditFiltersWith(actions: readonly { action: string; what: string }[]): readonly Filter[] {
  return [
    who,
    by,
    {
      kind: 'select',
      name: 'action',
      label: m.ops_filter_action,
      options: () => actions.map(({ action, what }) => ({ value: action, label: what })),
    },
    ...further,
  ];
}

/** Reads the address of the list. */
export const readAuditSearch = listSearch(auditList);
