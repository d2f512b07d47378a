import type { TenantDb } from '../../platform/database/handles.ts';
import {
  type BranchPeople,
  countBranchPeople,
  listBranchMailboxes,
  listBranchNames,
  movePeople,
} from './store-staff.ts';

export type { BranchPeople };

/** How many accounts each branch has that the actor reaches, by its id; one without any is not in it. */
export async function countPeopleOfBranches(db: TenantDb): Promise<Map<string, BranchPeople>> {
  return countBranchPeople(db);
}

/** Who looks after the actor's branch, for everybody who works in it: row-level security shows a group user no account but the own. */
export async function listAdminsOfBranch(db: TenantDb): Promise<{ name: string; email: string }[]> {
  const admins = await listBranchMailboxes(db.withoutPolicies, 'branchAdmin');
  return admins.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`.trim(), email }));
}

/** Who works in the actor's branches. */
export async function namesInBranches(db: TenantDb): Promise<{ id: string; name: string }[]> {
  return listBranchNames(db);
}

/** Moves everybody of a branch to another one, invitations that wait among them; answers how many. */
export async function movePeopleOfBranch(tx: TenantDb, from: string, to: string): Promise<number> {
  return movePeople(tx, from, to);
}
