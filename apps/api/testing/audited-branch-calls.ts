import { groupBranches } from '@udaya/contract/group-branches';
import type { AuditedCall } from './audited-call.ts';
import { groupHouse, groupPerson } from './group-people.ts';
import type { World } from './world.ts';

/** One successful call of each route of a group's branches that audits, by the route’s name. */
export function auditedBranchCalls(w: World): Record<string, () => Promise<AuditedCall>> {
  let count = 0;
  const newName = () => {
    count += 1;
    return `Branch ${count}`;
  };
  return {
    'groupBranches.create': async () => {
      const { admin } = await groupHouse(w);
      const answer = await admin.call(groupBranches.create, { body: { name: newName() } });
      return { answer, action: 'branch.created', actor: admin.user.id };
    },
    'groupBranches.rename': async () => {
      const { admin, north } = await groupHouse(w);
      const body = { name: newName(), version: 1 };
      const answer = await admin.call(groupBranches.rename, { params: { id: north }, body });
      return { answer, action: 'branch.renamed', actor: admin.user.id };
    },
    'groupBranches.close': async () => {
      const { admin, group, north, south } = await groupHouse(w);
      await groupPerson(w, group, 'groupUser', north);
      const body = { version: 1, moveTo: south };
      const answer = await admin.call(groupBranches.close, { params: { id: north }, body });
      return { answer, action: 'branch.closed', actor: admin.user.id };
    },
    'groupBranches.reopen': async () => {
      const { admin, north } = await groupHouse(w);
      await admin.call(groupBranches.close, { params: { id: north }, body: { version: 1 } });
      const answer = await admin.call(groupBranches.reopen, { params: { id: north } });
      return { answer, action: 'branch.reopened', actor: admin.user.id };
    },
  };
}
