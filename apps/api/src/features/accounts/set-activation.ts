import type { Activation, AstroUser } from '@udaya/contract/astro-users';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type ActivationDeps, changeActivation } from './change-activation.ts';
import { lockExistingPerson, presentNow } from './lock-person.ts';

/**
 * Activates a consumer's account, one that was never activated too, or switches it off; that it is so already changes nothing.
 * @throws Failure as `lockExistingPerson`
 */
export async function setActivation(
  ctx: UserCall & ActivationDeps,
  { id, activated, version }: output<typeof Activation> & { id: string },
): Promise<AstroUser> {
  await ctx.db.transaction(async (tx) => {
    const { user } = await lockExistingPerson(tx, { id, version });
    // Who waits for the activation is not active already.
    if ((user.status === 'ACTIVE') === activated) return;
    await changeActivation(tx, ctx, user, activated);
    await ctx.audit(tx, activated ? 'account.reactivated' : 'account.deactivated', { targetId: id });
  });
  return presentNow(ctx.db, id);
}
