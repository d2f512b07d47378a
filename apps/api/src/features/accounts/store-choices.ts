import { and, eq, ne, or, sql } from 'drizzle-orm';
import {
  byName,
  type ChoiceQuestion,
  choicesAsked,
  chosenFirst,
  offered,
} from '../../platform/database/choices.ts';
import { contains } from '../../platform/database/contains.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { users } from './tables.ts';

const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;

/** The accounts of a branch by name, but for those that were deleted. */
export async function listBranchUserChoices(db: TenantDb, branchId: string, question: ChoiceQuestion) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
    })
    .from(users)
    .where(
      and(
        eq(users.branchId, branchId),
        ne(users.status, 'DELETED'),
        offered(
          users.id,
          question,
          (part) => or(contains(fullName, part), contains(sql`${users.username}::text`, part)) ?? sql`false`,
        ),
      ),
    )
    .orderBy(...chosenFirst(users.id, question), byName(fullName), users.id)
    .limit(choicesAsked);
}
