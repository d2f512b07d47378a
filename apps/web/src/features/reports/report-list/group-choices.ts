import { groups } from '@udaya/contract/groups';
import { call } from '../../../api/call.ts';
import type { ChoiceQuestion } from '../../../shell/data-list/list-search.ts';

const userType = 'PRODUCT_ADMIN';

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
  return {
    content: content.map(({ id: value, firstName, lastName, username }) => ({
      value,
      label: `${firstName} ${lastName}`.trim(),
      detail: username,
    })),
    more,
  };
}
