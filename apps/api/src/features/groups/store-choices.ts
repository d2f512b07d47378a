import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  byName,
  type ChoiceQuestion,
  choicesAsked,
  chosenFirst,
  offered,
} from '../../platform/database/choices.ts';
import { contains } from '../../platform/database/contains.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { branches, groups } from './tables.ts';

/** The groups that an actor chooses from: all for the product admin, else its own alone. */
export async function listGroupChoices(db: TenantDb, question: ChoiceQuestion) {
  return db
    .select({
      id: groups.id,
      groupName: groups.name,
      groupType: groups.type,
      groupCountry: groups.country,
      groupInstitutionCode: groups.institutionCode,
    })
    .from(groups)
    .where(
      and(
        groupsWithin(db),
        offered(
          groups.id,
          question,
          (part) => or(contains(groups.name, part), contains(groups.institutionCode, part)) ?? sql`false`,
        ),
      ),
    )
    .orderBy(...chosenFirst(groups.id, question), byName(groups.name), groups.id)
    .limit(choicesAsked);
}

function groupsWithin({ scope, actor }: TenantDb): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return actor.groupId ? eq(groups.id, actor.groupId) : sql`false`;
}

/** The branches of a group that an actor chooses from; none of a group out of its reach. */
export async function listBranchChoices(db: TenantDb, groupId: string, question: ChoiceQuestion) {
  return db
    .select({ id: branches.id, branchName: branches.name })
    .from(branches)
    .where(
      and(
        branchesWithin(db),
        eq(branches.groupId, groupId),
        offered(branches.id, question, (part) => contains(branches.name, part)),
      ),
    )
    .orderBy(...chosenFirst(branches.id, question), byName(branches.name), branches.id)
    .limit(choicesAsked);
}

/** Whether a branch is within what an actor may choose from. */
export async function isBranchWithin(db: TenantDb, branchId: string): Promise<boolean> {
  const rows = await db
    .select({ id: branches.id })
    .from(branches)
    .where(and(branchesWithin(db), eq(branches.id, branchId)));
  return rows.length > 0;
}

function branchesWithin({ scope }: TenantDb): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'group') return eq(branches.groupId, scope.groupId);
  return scope.kind === 'branch' ? eq(branches.id, scope.branchId) : sql`false`;
}
