import { type BranchChoice, type GroupUserChoice, groups } from '@udaya/contract/groups';
import { foldText } from '@udaya/core/fold-text';
import { noBranch } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import type { ChoiceQuestion } from '../../../shell/data-list/list-search.ts';

const userType = 'PRODUCT_ADMIN';
const nobody = { content: [], more: false };

/** Branches to choose from, and before them those that belong to none, as students of a group's own form. */
function withNone(content: readonly BranchChoice[], more: boolean, search = '') {
  const none = { value: noBranch, label: m.report_list_filter_no_branch() };
  const named = content.map(({ id: value, branchName }) => ({ value, label: branchName }));
  return { content: foldText(none.label).includes(foldText(search)) ? [none, ...named] : named, more };
}
const asUserChoice = ({ id: value, firstName, lastName, username }: GroupUserChoice) => ({
  value,
  label: `${firstName} ${lastName}`.trim(),
  detail: username,
});

/** The groups that the product admin can choose from. */
export async function loadGroups({ search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  const { content, more } = await call(groups.listMasters, { query: { search, chosen }, signal });
  return {
    content: content.map(({ id, groupName, groupInstitutionCode }) => ({
      value: id,
      label: groupName,
      detail: groupInstitutionCode,
    })),
    more,
  };
}

/** The branches of the group `under`. */
export async function loadBranches({ under: id, search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  const { content, more } = await call(groups.listBranches, {
    query: { userType, id, search, chosen },
    signal,
  });
  return withNone(content, more, search);
}

/** The users of the branch `under`. */
export async function loadUsers({ under: id, search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  if (id === noBranch) return nobody;
  const { content, more } = await call(groups.listUsers, { query: { userType, id, search, chosen }, signal });
  return { content: content.map(asUserChoice), more };
}

/** The branches that a group's admin reaches. */
export async function loadOwnBranches({ search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  const { content, more } = await call(groups.listBranches, {
    query: { userType: 'GROUP_ADMIN', search, chosen },
    signal,
  });
  return withNone(content, more, search);
}

/** The users of the branch `under`, and without one of the own branch. */
export async function loadOwnUsers({ under, ...question }: ChoiceQuestion, signal: AbortSignal) {
  if (under === noBranch) return nobody;
  const asked = under
    ? ({ userType: 'GROUP_ADMIN', id: under } as const)
    : ({ userType: 'BRANCH_ADMIN' } as const);
  const { content, more } = await call(groups.listUsers, { query: { ...asked, ...question }, signal });
  return { content: content.map(asUserChoice), more };
}
