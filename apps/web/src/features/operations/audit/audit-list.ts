import { auditLog, bySystem } from '@udaya/contract/audit-log';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import type { Filter } from '../../../shell/data-list/list-search.ts';
import { operationsKey } from '../operation-queries.ts';

const by = {
  kind: 'select',
  name: 'actor',
  asks: null,
  label: m.ops_filter_by,
  options: () => [{ value: bySystem, label: m.ops_by_system() }],
} as const;
const who = { kind: 'text', name: 'who', label: m.ops_filter_who, maxLength: 254 } as const;
const further = [
  { kind: 'text', name: 'target', asks: 'targetId', label: m.ops_filter_target, maxLength: 200 },
  { kind: 'text', name: 'request', asks: 'requestId', label: m.ops_filter_request, maxLength: 64 },
  { kind: 'date', name: 'from', label: m.ops_filter_from },
  { kind: 'date', name: 'to', label: m.ops_filter_to, from: 'from' },
] as const;

/** What the audit log can be asked for. Which actions there are, the server says. */
export const auditList = defineList(auditLog.list, {
  key: [...operationsKey, 'audit'],
  filters: [who, by, { kind: 'text', name: 'action', label: m.ops_filter_action, maxLength: 60 }, ...further],
  ask: ({ actor }) => (actor === bySystem ? { who: bySystem } : {}),
});

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
