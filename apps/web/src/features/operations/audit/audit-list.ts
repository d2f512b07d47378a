import { auditLog, bySystem } from '@udaya/contract/audit-log';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { operationsKey } from '../operation-queries.ts';

/** What the audit log can be asked for. Which actions there are, the server says. */
export const auditList = defineList(auditLog.list, {
  key: [...operationsKey, 'audit'],
  filters: [
    { kind: 'text', name: 'who', label: m.operations_filter_who, maxLength: 254 },
    {
      kind: 'select',
      name: 'actor',
      asks: 'who',
      label: m.operations_filter_by,
      options: () => [{ value: bySystem, label: m.audit_by_system() }],
    },
    { kind: 'text', name: 'action', label: m.operations_filter_action, maxLength: 60 },
    { kind: 'text', name: 'target', asks: 'targetId', label: m.operations_filter_target, maxLength: 200 },
    { kind: 'text', name: 'request', asks: 'requestId', label: m.operations_filter_request, maxLength: 64 },
    { kind: 'date', name: 'from', label: m.operations_filter_from },
    { kind: 'date', name: 'to', label: m.operations_filter_to, from: 'from' },
  ],
});

export type AuditSearch = SearchOf<typeof auditList>;
