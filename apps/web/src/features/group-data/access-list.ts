import { groupData, otherActors } from '@udaya/contract/group-data';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../shell/data-list/define-list.ts';
import { groupDataKey } from './group-data-queries.ts';

const others: Record<(typeof otherActors)[number], () => string> = {
  product: m.duty_by_product,
  system: m.duty_by_system,
};

/** What can be looked for, in the order in which it is looked for most. */
const actions: readonly (readonly [AuditAction, () => string])[] = [
  ['report.viewed', m.ops_action_report_viewed],
  ['report.downloaded', m.ops_action_report_downloaded],
  ['report.created', m.ops_action_report_created],
  ['report.opened', m.duty_action_report_opened],
  ['report.erased', m.duty_action_report_erased],
  ['consent.withdrawn', m.duty_action_consent_withdrawn],
  ['consent.renewed', m.duty_action_consent_renewed],
  ['consents.exported', m.duty_action_consents_exported],
  ['access_log.exported', m.duty_action_log_exported],
  ['group.data_exported', m.duty_action_data_exported],
  ['group.duty_changed', m.duty_action_duty_changed],
  ['group.terms_accepted', m.duty_action_terms_accepted],
  ['group.retention_changed', m.duty_action_retention_changed],
];

/** What the log of a group can be asked for. */
export const accessList = defineList(groupData.listAccesses, {
  key: [...groupDataKey, 'accesses'],
  filters: [
    { kind: 'text', name: 'who', label: m.duty_filter_who, maxLength: 254 },
    { kind: 'text', name: 'report', label: m.duty_filter_report, maxLength: 100 },
    {
      kind: 'select',
      name: 'action',
      label: m.duty_filter_action,
      options: () => actions.map(([value, label]) => ({ value, label: label() })),
    },
    {
      kind: 'select',
      name: 'other',
      asks: 'by',
      label: m.duty_filter_by,
      options: () => otherActors.map((value) => ({ value, label: others[value]() })),
      folded: true,
    },
    { kind: 'date', name: 'from', label: m.duty_filter_from, folded: true },
    { kind: 'date', name: 'to', label: m.duty_filter_to, from: 'from', folded: true },
  ],
});

export type AccessSearch = SearchOf<typeof accessList>;
