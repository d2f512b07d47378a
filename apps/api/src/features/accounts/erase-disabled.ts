import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { eraseAccount } from './erase-account.ts';
import { hashNobodysPassword, type InvitationDeps } from './invite-member.ts';
import { lockUserToChange } from './store.ts';

/**
 * Erases an account that is disabled, whose mails and links are out of the reach of those who disabled it. `onErased` runs with it.
 * @throws Failure `account.changed` where it was enabled meanwhile
 */
export async function eraseDisabled(
  { system, passwords, sessions }: Pick<InvitationDeps, 'system' | 'passwords' | 'sessions'>,
  userId: string,
  onErased: (tx: SystemDb) => Promise<void>,
): Promise<void> {
  const unusableHash = await hashNobodysPassword(passwords);
  await system.transaction(async (tx) => {
    const user = await lockUserToChange(tx, userId);
    if (user?.status !== 'DISABLED') throw new Failure('account.changed');
    await eraseAccount(tx, sessions, user, unusableHash);
    await onErased(tx);
  });
}
