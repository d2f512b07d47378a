import type { GroupPlan } from '@udaya/core/groups/group-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { findGroup } from './store.ts';

/** The plan that covers a group's reports; undefined without a group. */
export async function readGroupPlan(db: Queryable, groupId: string | null): Promise<GroupPlan | undefined> {
  return groupId ? (await findGroup(db, groupId))?.plan : undefined;
}
