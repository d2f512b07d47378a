import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import type { GroupRole } from '../record/group-ways.ts';
import { paceOfList, reportsKey } from '../record/report-queries.ts';
import { nameFilter } from './own-report-list.ts';
import { choices, city, createdFrom, createdTo, mobile, referredBy } from './report-lists.ts';

const ownUsers = choices('own-users', (from, question, signal) => from.loadOwnUsers(question, signal));
const branch = {
  kind: 'pick',
  name: 'branch',
  asks: 'branchId',
  label: m.report_list_filter_branch,
  choices: choices('own-branches', (from, question, signal) => from.loadOwnBranches(question, signal)),
} as const;
const user = {
  kind: 'pick',
  name: 'user',
  asks: 'groupUserId',
  label: m.report_list_filter_user,
  choices: ownUsers,
} as const;

// Within a group's list they stand in sight.
const { folded: _mobileFolded, ...mobileUnfolded } = mobile(/^\d{8,10}$/);
const { folded: _cityFolded, ...cityUnfolded } = city;
const usual = [
  nameFilter,
  referredBy,
  mobileUnfolded,
  cityUnfolded,
  { ...createdFrom, folded: true },
  { ...createdTo, folded: true },
] as const;

/** The reports of a group as the address asks for them: a group admin chooses branch and user, a branch admin a user. */
const groupAdminList = defineList(groupAdminReports.list, {
  key: [...reportsKey, 'list', 'groupAdmin'],
  filters: [branch, { ...user, under: 'branch' }, ...usual],
  again: paceOfList,
});

/** What the address of any of these lists carries. */
export type GroupListSearch = SearchOf<typeof groupAdminList>;

/** The list of each role. */
export const groupLists: Record<GroupRole, typeof groupAdminList> = {
  groupAdmin: groupAdminList,
  branchAdmin: defineList(branchAdminReports.list, {
    key: [...reportsKey, 'list', 'branchAdmin'],
    filters: [user, ...usual],
    again: paceOfList,
  }),
  groupUser: defineList(groupUserReports.list, {
    key: [...reportsKey, 'list', 'groupUser'],
    filters: usual,
    again: paceOfList,
  }),
};
