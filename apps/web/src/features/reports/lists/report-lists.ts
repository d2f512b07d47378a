import { productReports } from '@udaya/contract/reports';
import { planets, positions } from '@udaya/core/reports/placement';
import * as m from '@udaya/messages';
import { accountChoices } from '../../../shell/data-list/account-choices.ts';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import type { Choice, ChoiceQuestion, ChoiceSource } from '../../../shell/data-list/list-search.ts';
import { paceOfList, reportsKey } from '../record/report-queries.ts';
import { nameFilter } from './own-report-list.ts';

/** As the specification spells it for groups' lists; that of astro users spells it as everybody does. */
export const referredBy = {
  kind: 'text',
  name: 'referredBy',
  asks: 'refferedBy',
  label: m.report_list_filter_reffered_by,
  maxLength: 100,
} as const;
export const city = {
  kind: 'text',
  name: 'city',
  label: m.report_list_filter_city,
  maxLength: 150,
  folded: true,
} as const;
export const createdFrom = {
  kind: 'date',
  name: 'from',
  asks: 'reportCreatedDate',
  label: m.report_list_filter_start,
} as const;
export const createdTo = {
  kind: 'date',
  name: 'to',
  asks: 'reportCreatedEndDate',
  label: m.report_list_filter_end,
  from: 'from',
} as const;

/** The number of whoever the report is about; how long one may be depends on the list. */
export const mobile = (is: RegExp) =>
  ({
    kind: 'text',
    name: 'mobile',
    label: m.report_list_filter_mobile,
    hint: m.report_list_filter_mobile_hint,
    maxLength: 11,
    digits: true,
    folded: true,
    pattern: { is, message: m.account_mobile_invalid },
  }) as const;

const placement = [
  {
    kind: 'select',
    name: 'planet',
    asks: null,
    label: m.report_list_filter_planet,
    options: () => planets.map((planet) => ({ value: planet, label: planet })),
    folded: true,
    requiredWith: { filter: 'position', message: m.report_list_filter_planet_missing },
  },
  {
    kind: 'select',
    name: 'position',
    label: m.report_list_filter_position,
    options: () =>
      positions.map((position) => ({
        value: String(position),
        label: m.report_list_filter_position_of({ position, sign: m.chart_sign_name({ sign: position }) }),
      })),
    folded: true,
    requiredWith: { filter: 'planet', message: m.report_list_filter_position_missing },
  },
] as const;

/** A planet goes with its position, as `Moon##4`. */
const placed = ({ planet, position }: { planet?: string | undefined; position?: string | undefined }) =>
  planet && position ? { planet: `${planet}##${position}` } : {};

/** Choices whose code comes when they are first asked for. */
export const choices = (
  key: 'groups' | 'branches' | 'users' | 'own-branches' | 'own-users',
  load: (
    from: typeof import('./group-choices.ts'),
    question: ChoiceQuestion,
    signal: AbortSignal,
  ) => Promise<{ content: Choice[]; more: boolean }>,
): ChoiceSource => ({
  key,
  load: async (question, signal) => load(await import('./group-choices.ts'), question, signal),
});

const maker = [
  {
    kind: 'pick',
    name: 'group',
    asks: 'groupMasterId',
    label: m.report_list_filter_group,
    choices: choices('groups', (from, question, signal) => from.loadGroups(question, signal)),
  },
  {
    kind: 'pick',
    name: 'branch',
    asks: 'branchId',
    label: m.report_list_filter_branch,
    under: 'group',
    choices: choices('branches', (from, question, signal) => from.loadBranches(question, signal)),
  },
  {
    kind: 'pick',
    name: 'user',
    asks: 'userId',
    label: m.report_list_filter_user,
    under: 'branch',
    choices: choices('users', (from, question, signal) => from.loadUsers(question, signal)),
  },
] as const;

const byPerson = { ...nameFilter, asks: 'userName' } as const;

/** The reports of all astro users, as the product admin's address asks for them. */
export const productReportList = defineList(productReports.list, {
  key: [...reportsKey, 'list', 'product', 'ASTROUSER'],
  filters: [
    byPerson,
    { ...referredBy, label: m.report_list_referred_by },
    createdFrom,
    createdTo,
    {
      kind: 'pick',
      name: 'user',
      asks: 'userId',
      label: m.payment_admin_column_account,
      choices: accountChoices,
      folded: true,
    },
    mobile(/^\d{8,11}$/),
    city,
    ...placement,
  ],
  ask: (search) => ({ userType: 'ASTROUSER' as const, ...placed(search) }),
  again: paceOfList,
});

/** The reports of all groups, as the product admin's address asks for them. */
export const groupReportList = defineList(productReports.list, {
  key: [...reportsKey, 'list', 'product', 'GROUP'],
  filters: [
    ...maker,
    byPerson,
    { ...referredBy, folded: true },
    mobile(/^\d{8,10}$/),
    city,
    { ...createdFrom, folded: true },
    { ...createdTo, folded: true },
    ...placement,
  ],
  ask: (search) => ({ userType: 'GROUP' as const, ...placed(search) }),
  again: paceOfList,
});

/** What the address of any list of reports carries. */
export type ReportListSearch = SearchOf<typeof groupReportList>;
