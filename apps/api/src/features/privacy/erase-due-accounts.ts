import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId, newToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { listDueAccounts, lockDueAccount } from '../accounts/schedule-deletion.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { callFor } from '../audit/call-for.ts';
import { type EraseEverythingDeps, eraseEverything } from './erase-everything.ts';

export interface EraseDueDeps extends EraseEverythingDeps {
  system: SystemDb;
  passwords: Passwords;
}

const atOnce = 50;

/**
 * Erases the accounts whose thirty days after their deletion are over, each in a transaction of its own, just as if their owners
 * had asked. One that was restored meanwhile stays.
 */
export async function eraseDueAccounts(deps: EraseDueDeps): Promise<void> {
  const { system } = deps;
  for (;;) {
    const due = await listDueAccounts(system, atOnce);
    for (const userId of due) await eraseDue(deps, userId);
    if (due.length < atOnce) return;
  }
}

async function eraseDue(deps: EraseDueDeps, userId: string): Promise<void> {
  const unusableHash = await deps.passwords.hash(newToken('gone'));
  // What is erased is reached as its owner reaches it.
  const owner = { userId, role: 'user', groupId: null, branchId: null } as const;
  await callFor(deps.system, owner, newId()).db.transaction(async (tx) => {
    const user = await lockDueAccount(tx, userId);
    if (!user) return;
    await eraseEverything(tx, deps, user, unusableHash, { announced: true });
    await appendAudit(tx, { action: 'account.erased', targetId: userId });
  });
}
