import type { groupForms } from '@udaya/contract/group-forms';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { readOpenForm } from './open-form.ts';

/**
 * Whose public form a token opens.
 * @throws Failure `form.missing` for a token that is no good, or no longer; `form.closed` while the form takes nothing
 */
export async function readFormGroup(
  { system }: OpenCall & { system: SystemDb },
  { groupToken }: { groupToken: string },
): Promise<output<typeof groupForms.read.reply>> {
  const { group, branch } = await readOpenForm(system, hashToken(groupToken));
  return {
    groupCountry: group.country,
    groupName: group.name,
    groupInstitutionCode: group.institutionCode,
    ...(branch ? { branchName: branch.name } : {}),
  };
}
