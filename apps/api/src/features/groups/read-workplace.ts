import type { Actor } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { GroupPlan } from '@udaya/core/groups/group-types';
import type { Locale } from '@udaya/core/locale';
import type { Queryable } from '../../platform/database/handles.ts';
import { findBranch, findGroup } from './store.ts';

/** Where a member of a group works, as far as it says what may be entered there. */
export interface Workplace {
  plan: GroupPlan;
  /** The language of its reports where a form names none. */
  reportLanguage: Locale | undefined;
  /** NGOs ask for more than others do. */
  isNgo: boolean;
  /** Its branch is closed: nothing new comes to be there. */
  isClosed: boolean;
}

/** @throws Failure `record.missing` for an actor without a group. */
export async function readWorkplace(
  db: Queryable,
  { groupId, branchId }: Pick<Actor, 'groupId' | 'branchId'>,
): Promise<Workplace> {
  const group = groupId === null ? undefined : await findGroup(db, groupId);
  if (!group) throw new Failure('record.missing');
  const branch = branchId === null ? undefined : await findBranch(db, { groupId: group.id, id: branchId });
  return {
    plan: group.plan,
    reportLanguage: group.reportLanguage ?? undefined,
    isNgo: group.type === 'NGO',
    isClosed: Boolean(branch?.closedAt),
  };
}
