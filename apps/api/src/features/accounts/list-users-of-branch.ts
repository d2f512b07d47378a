import type { ChoiceQuestion } from '../../platform/database/choices.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { listBranchUserChoices } from './store-choices.ts';

/** An account as a picker shows it. */
export interface UserChoice {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
}

/** The accounts of a branch to choose from; groups say beforehand whether the branch is within the actor's reach. */
export async function listUsersOfBranch(
  db: TenantDb,
  branchId: string,
  question: ChoiceQuestion,
): Promise<UserChoice[]> {
  return listBranchUserChoices(db, branchId, question);
}
