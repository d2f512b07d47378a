import { type GroupUserChoice, groups } from '@udaya/contract/groups';
import { call } from '../../../api/call.ts';
import type { ChoiceQuestion } from '../../../shell/data-list/list-search.ts';

const userType = 'PRODUCT_ADMIN';
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
  return { content: content.map(({ id: value, branchName }) => ({ value, label: branchName })), more };
}

/** The users of the branch `under`. */
export async function loadUsers({ under: id, search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  const { content, more } = await call(groups.listUsers, { query: { userType, id, search, chosen }, signal });
  return { content: content.map(asUserChoice), more };
}

/** The branches that a group's admin reaches. */
export async function loadOwnBranches({ search, chosen }: ChoiceQuestion, signal: AbortSignal) {
  const { content, more } = await call(groups.listBranches, {
    query: { userType: 'GROUP_ADMIN', search, chosen },
    signal,
  });
  return { content: content.map(({ id: value, branchName }) => ({ value, label: branchName })), more };
}

/** The users of the branch `under`, and without one of the own branch. */
export async function loadOwnUsers({ under, ...question }: ChoiceQuestion, signal: AbortSignal) {
  const asked = under
    ? ({ userType: 'GROUP_ADMIN', id: under } as const)
    : ({ userType: 'BRANCH_ADMIN' } as const);
  const { content, more } = await call(groups.listUsers, { query: { ...asked, ...question }, signal });
  return { content: content.map(asUserChoice), more };
}
