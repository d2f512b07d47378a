import type { groupForms } from '@udaya/contract/product-groups';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { formStateOf } from './keep-form.ts';
import { findGroupByForm } from './store-forms.ts';

/**
 * Whose public form a token opens.
 * @throws Failure `form.missing` for a token that is no good, or no longer; `form.closed` while the form takes nothing
 */
export async function readFormGroup(
  { system }: OpenCall & { system: SystemDb },
  { groupToken }: { groupToken: string },
): Promise<output<typeof groupForms.read.reply>> {
  const group = await findGroupByForm(system, hashToken(groupToken));
  if (!group) throw new Failure('form.missing');
  if (formStateOf(group) !== 'open') throw new Failure('form.closed');
  return {
    groupCountry: group.country,
    groupName: group.name,
    groupInstitutionCode: group.institutionCode,
  };
}
