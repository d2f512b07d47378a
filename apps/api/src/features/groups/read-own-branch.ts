import type { OwnBranch } from '@udaya/contract/group-branches';
import type { Organisation } from '@udaya/contract/group-profile';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import { countPeopleOfBranches, listAdminsOfBranch } from '../accounts/branch-people.ts';
import { lockGroup } from './change-group.ts';
import type { GroupDeps } from './group-deps.ts';
import { findGroup, type Group } from './store.ts';
import { findOwnBranch } from './store-branches.ts';
import { updateGroup } from './store-product.ts';

/**
 * The branch that the actor works in.
 * @throws Failure `record.missing` without one
 */
export async function readOwnBranch({
  db,
  actor,
  countReportsOf,
}: UserCall & Pick<GroupDeps, 'countReportsOf'>): Promise<OwnBranch> {
  const branch = actor.branchId === null ? undefined : await findOwnBranch(db, actor.branchId);
  const group = branch && (await findGroup(db, branch.groupId));
  if (!branch || !group) throw new Failure('record.missing');
  return {
    branchName: branch.name,
    groupName: group.name,
    state: branch.closedAt === null ? 'open' : 'closed',
    closedDate: branch.closedAt?.toISOString() ?? null,
    users: (await countPeopleOfBranches(db.withoutPolicies)).get(branch.id)?.users ?? 0,
    reports: (await countReportsOf(db, [branch.id])).get(branch.id) ?? 0,
    admins: await listAdminsOfBranch(db),
  };
}

/**
 * The organisation that the actor works for.
 * @throws Failure `record.missing`
 */
export async function readOrganisation({ db, actor }: UserCall): Promise<Organisation> {
  const group = actor.groupId === null ? undefined : await findGroup(db, actor.groupId);
  if (!group) throw new Failure('record.missing');
  return presentOrganisation(group);
}

/**
 * Sets the language of the reports of the organisation that the actor works for, where nothing else names one.
 * @throws Failure `record.missing`
 */
export async function changeReportLanguage(
  ctx: UserCall,
  { reportLanguage }: Pick<Organisation, 'reportLanguage'>,
): Promise<Organisation> {
  return ctx.db.transaction(async (tx) => {
    const group = await lockGroup(tx, ctx.actor.groupId ?? '');
    const changed = await updateGroup(tx, group, { reportLanguage });
    await ctx.audit(tx, 'group.changed', { targetId: group.id });
    return presentOrganisation(changed);
  });
}

function presentOrganisation(group: Group): Organisation {
  return {
    groupName: group.name,
    groupCode: group.enterpriseCode,
    groupDescription: group.description,
    groupType: group.type,
    groupInstitutionCode: group.institutionCode,
    country: group.country,
    address1: '',
    address2: '',
    city: '',
    state: '',
    reportLanguage: group.reportLanguage,
  };
}
