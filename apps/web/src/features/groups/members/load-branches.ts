import { groupMembers } from '@udaya/contract/group-members';
import { foldText } from '@udaya/core/fold-text';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import type { Choice } from '../../../shell/data-list/list-search.ts';

/** The branches whose name holds what is looked for, and the one that is chosen in any case. */
export async function loadBranches(
  { search, chosen }: { search: string; chosen: string },
  signal: AbortSignal,
): Promise<{ content: Choice[]; more: boolean }> {
  const { branches } = await call(groupMembers.readOptions, { signal });
  const part = foldText(search.trim());
  const content = branches
    .filter(({ id, name }) => id === chosen || foldText(name).includes(part))
    .map(({ id, name, closed }) => ({
      value: id,
      label: name,
      ...(closed ? { detail: m.member_branch_is_closed() } : {}),
    }));
  return { content, more: false };
}
