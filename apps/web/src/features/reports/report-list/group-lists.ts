import * as m from '@udaya/messages';
import {
  type Filter,
  type ListDefinition,
  listSearch,
  type SearchOf,
} from '../../../shell/data-list/list-search.ts';
import type { GroupRole } from '../group-ways.ts';
import { nameFilter } from './own-report-list.ts';
import { choices, city, createdFrom, createdTo, mobile, referredBy } from './report-lists.ts';

const ownUsers = choices('own-users', (from, question, signal) => from.loadOwnUsers(question, signal));
const branch = {
  kind: 'pick',
  name: 'branch',
  label: m.list_filter_branch,
  choices: choices('own-branches', (from, question, signal) => from.loadOwnBranches(question, signal)),
} as const satisfies Filter<'branch'>;
const user = { kind: 'pick', name: 'user', label: m.list_filter_user, choices: ownUsers } as const;

// Within a group's list they stand in sight.
const { folded: _mobileFolded, ...mobileInSight } = mobile(/^\d{8,10}$/);
const { folded: _cityFolded, ...cityInSight } = city;
const usual = [
  nameFilter,
  referredBy,
  mobileInSight,
  cityInSight,
  { ...createdFrom, folded: true },
  { ...createdTo, folded: true },
] as const;

/** The reports of a group as the address asks for them: a group admin chooses branch and user, a branch admin a user. */
const groupAdminList = {
  filters: [branch, { ...user, under: 'branch' }, ...usual],
  sorts: ['created'],
} as const satisfies ListDefinition<
  'branch' | 'user' | 'name' | 'referredBy' | 'mobile' | 'city' | 'from' | 'to'
>;

/** What the address of any of these lists carries. */
export type GroupListSearch = SearchOf<typeof groupAdminList>;

type ListOfGroup = ListDefinition<keyof GroupListSearch>;

/** The list of each role. */
export const groupLists = {
  groupAdmin: groupAdminList,
  branchAdmin: { filters: [user, ...usual], sorts: ['created'] },
  groupUser: { filters: usual, sorts: ['created'] },
} as const satisfies Record<GroupRole, ListOfGroup>;

/** Reads the address of a role's list. */
export const readGroupSearch: Record<GroupRole, (raw: Record<string, unknown>) => GroupListSearch> = {
  groupAdmin: listSearch(groupLists.groupAdmin),
  branchAdmin: listSearch(groupLists.branchAdmin),
  groupUser: listSearch(groupLists.groupUser),
};
