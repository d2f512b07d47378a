import type { Profile } from '@udaya/contract/accounts';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { readOwnUser } from './read-account.ts';
import { type ReadProfileDeps, readProfile } from './read-profile.ts';
import { updateUser } from './store.ts';

/** Changes how the actor is reached beside the email; what is empty is removed. */
export async function changeContact(
  ctx: UserCall & ReadProfileDeps & { system: SystemDb },
  { mobile, address1 }: { mobile: string; address1: string },
): Promise<Profile> {
  const user = await readOwnUser(ctx);
  await ctx.system.transaction(async (tx) => {
    await updateUser(tx, user, { mobile, address1 });
    await ctx.audit(tx, 'profile.changed');
  });
  return readProfile(ctx);
}
