import { groupData, otherActors } from '@udaya/contract/group-data';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../shell/data-list/define-list.ts';
import { groupDataKey } from './group-data-queries.ts';

const others: Record<(typeof otherActors)[number], () => string> = {
  product: m.data_by_product,
  system: m.data_by_system,
};

/** What can be looked for, in the order in which it is looked for most. */
const actions: readonly (readonly [AuditAction, () => string])[] = [
  ['report.viewed', m.audit_action_report_viewed],
  ['report.downloaded', m.audit_action_report_downloaded],
  ['report.created', m.audit_action_report_created],
  ['report.opened', m.audit_action_report_opened],
  ['report.erased', m.audit_action_report_erased],
  ['consent.withdrawn', m.audit_action_consent_withdrawn],
  ['consent.renewed', m.audit_action_consent_renewed],
  ['consents.exported', m.audit_action_consents_exported],
  ['access_log.exported', m.audit_action_access_log_exported],
  ['group.data_exported', m.audit_action_group_data_exported],
  ['group.duty_changed', m.audit_action_group_duty_changed],
  ['group.terms_accepted', m.audit_action_group_terms_accepted],
  ['group.retention_changed', m.audit_action_group_retention_changed],
];

/** What the log of a group can be asked for. */
export const accessList = defineList(groupData.listAccesses, {
  key: [...groupDataKey, 'accesses'],
  filters: [
    { kind: 'text', name: 'who', label: m.data_filter_who, maxLength: 254 },
    { kind: 'text', name: 'report', label: m.data_filter_report, maxLength: 100 },
    {
      kind: 'select',
      name: 'action',
      label: m.data_filter_action,
      options: () => actions.map(([value, label]) => ({ value, label: label() })),
    },
    {
      kind: 'select',
      name: 'other',
      asks: 'by',
      label: m.data_filter_by,
      options: () => otherActors.map((value) => ({ value, label: others[value]() })),
      folded: true,
    },
    { kind: 'date', name: 'from', label: m.data_filter_from, folded: true },
    { kind: 'date', name: 'to', label: m.data_filter_to, from: 'from', folded: true },
  ],
});

export type AccessSearch = SearchOf<typeof accessList>;
