import { planets, positions } from '@udaya/core/reports/placement';
import * as m from '@udaya/messages';
import { accountChoices } from '../../../shell/data-list/account-choices.ts';
import {
  type Choice,
  type ChoiceQuestion,
  type ChoiceSource,
  type Filter,
  type ListDefinition,
  listSearch,
  type SearchOf,
} from '../../../shell/data-list/list-search.ts';
import { nameFilter } from './own-report-list.ts';

/** As the specification spells it for groups' lists; that of astro users spells it as everybody does. */
export const referredBy = {
  kind: 'text',
  name: 'referredBy',
  label: m.list_filter_reffered_by,
  maxLength: 100,
} as const;
export const city = {
  kind: 'text',
  name: 'city',
  label: m.list_filter_city,
  maxLength: 150,
  folded: true,
} as const;
export const createdFrom = { kind: 'date', name: 'from', label: m.list_filter_start } as const;
export const createdTo = { kind: 'date', name: 'to', label: m.list_filter_end, from: 'from' } as const;

/** The number of whoever the report is about; how long one may be depends on the list. */
export const mobile = (is: RegExp) =>
  ({
    kind: 'text',
    name: 'mobile',
    label: m.list_filter_mobile,
    hint: m.list_filter_mobile_hint,
    maxLength: 11,
    digits: true,
    folded: true,
    pattern: { is, message: m.account_mobile_invalid },
  }) as const;

const placement = [
  {
    kind: 'select',
    name: 'planet',
    label: m.list_filter_planet,
    options: () => planets.map((planet) => ({ value: planet, label: planet })),
    folded: true,
    requiredWith: { filter: 'position', message: m.list_filter_planet_missing },
  },
  {
    kind: 'select',
    name: 'position',
    label: m.list_filter_position,
    options: () =>
      positions.map((position) => ({
        value: String(position),
        label: m.list_filter_position_of({ position, sign: m.sign_name({ sign: position }) }),
      })),
    folded: true,
    requiredWith: { filter: 'planet', message: m.list_filter_position_missing },
  },
] as const satisfies Filter<'planet' | 'position'>[];

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
    label: m.list_filter_group,
    choices: choices('groups', (from, question, signal) => from.loadGroups(question, signal)),
  },
  {
    kind: 'pick',
    name: 'branch',
    label: m.list_filter_branch,
    under: 'group',
    choices: choices('branches', (from, question, signal) => from.loadBranches(question, signal)),
  },
  {
    kind: 'pick',
    name: 'user',
    label: m.list_filter_user,
    under: 'branch',
    choices: choices('users', (from, question, signal) => from.loadUsers(question, signal)),
  },
] as const satisfies Filter<'group' | 'branch' | 'user'>[];

/** The reports of all astro users, as the product admin's address asks for them. */
export const productReportList = {
  filters: [
    nameFilter,
    { ...referredBy, label: m.list_referred_by },
    createdFrom,
    createdTo,
    { kind: 'pick', name: 'user', label: m.payadmin_column_account, choices: accountChoices, folded: true },
    mobile(/^\d{8,11}$/),
    city,
    ...placement,
  ],
  sorts: ['created'],
} as const satisfies ListDefinition<
  'name' | 'referredBy' | 'from' | 'to' | 'user' | 'mobile' | 'city' | 'planet' | 'position'
>;

/** The reports of all groups, as the product admin's address asks for them. */
export const groupReportList = {
  filters: [
    ...maker,
    nameFilter,
    { ...referredBy, folded: true },
    mobile(/^\d{8,10}$/),
    city,
    { ...createdFrom, folded: true },
    { ...createdTo, folded: true },
    ...placement,
  ],
  sorts: ['created'],
} as const satisfies ListDefinition<
  | 'group'
  | 'branch'
  | 'user'
  | 'name'
  | 'referredBy'
  | 'mobile'
  | 'city'
  | 'from'
  | 'to'
  | 'planet'
  | 'position'
>;

/** What the address of any list of reports carries. */
export type ReportListSearch = SearchOf<typeof groupReportList>;

/** Reads the address of either list of the product admin. */
export const readReportSearch = {
  ASTROUSER: listSearch(productReportList),
  GROUP: listSearch(groupReportList),
};
