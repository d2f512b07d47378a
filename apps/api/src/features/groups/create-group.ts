import type { NewGroup, ProductGroup } from '@udaya/contract/product-group-shapes';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { checkCountry } from '../accounts/list-dialling-countries.ts';
import { storedForm } from './form-tokens.ts';
import type { GroupDeps } from './group-deps.ts';
import { presentGroup } from './read-product-group.ts';
import { insertGroup } from './store-product.ts';

/**
 * Makes a group with its first branch. Its public form is open at once under a link of its own.
 * @throws Failure `request.invalid` on the enterprise code where another group has it, or on the country
 */
export async function createGroup(
  ctx: UserCall & GroupDeps,
  { branchName, ...fields }: output<typeof NewGroup>,
): Promise<ProductGroup> {
  checkCountry(fields.country);
  const id = newId();
  return ctx.db.transaction(async (tx) => {
    const branch = { id: newId(), name: branchName };
    const group = await insertGroup(tx, { id, ...fields, ...storedForm(ctx.formKey, id) }, branch);
    if (!group) throw codeTaken();
    await ctx.audit(tx, 'group.created', { targetId: id });
    return presentGroup(tx, group);
  });
}

/** That another group has the enterprise code. */
export function codeTaken() {
  return invalidField('enterpriseCode', m.group_code_taken());
}
