import { reportScope } from '@udaya/core/access/scope';
import type { MemberOutcome } from '@udaya/core/groups/member-file';
import { mayGive } from '@udaya/core/groups/member-rules';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Reached, SystemDb } from '../../platform/database/handles.ts';
import { groupRoleOf } from '../accounts/group-role-of.ts';
import { hashNobodysPassword, makeRoom, storeInvitation } from '../accounts/invite-member.ts';
import { isPlaceOpen } from '../accounts/lock-place.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { foreseeOutcome } from './foresee-outcome.ts';
import { reaches } from './invite-group-member.ts';
import { inviteFileJob } from './jobs.ts';
import type { MemberDeps } from './member-deps.ts';
import {
  type AddressOwner,
  type FileSender,
  findOwners,
  findSender,
  listOpenRows,
  lockFileToSend,
  type NamedRow,
  type StoredFile,
  saveOutcome,
  updateFile,
} from './store-files.ts';

/** So many rows are one transaction: what was done of a file stays, whenever the process ends. */
const rowsAtOnce = 50;
/** After so long the rest goes to a job of its own, since none may take long. */
const longestMs = 20_000;

/**
 * Invites everybody of a file: the account, the link, the mail and what became of the row in one transaction, so that however often it
 * runs, nobody is invited twice.
 */
export async function inviteFile(deps: MemberDeps, fileId: string): Promise<void> {
  const { system, jobs, passwords } = deps;
  // One for all of them: nobody knows the password, so nobody can tell that they have the same.
  const unusableHash = await hashNobodysPassword(passwords);
  const end = Date.now() + longestMs;
  for (let next = true; next; ) {
    next = await inviteSome(deps, fileId, unusableHash);
    if (!next || Date.now() < end) continue;
    await system.transaction((tx) => jobs.enqueue(tx, inviteFileJob, { fileId }, `${fileId}-${Date.now()}`));
    return;
  }
}

const tries = 3;

/** The next rows; false where there are none. */
async function inviteSome(deps: MemberDeps, fileId: string, unusableHash: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const mailed = await deps.system.transaction((tx) => inviteWithin(tx, deps, fileId, unusableHash));
      await Promise.all((mailed ?? []).map((address) => deps.cooldown.allows('invitation', address)));
      return mailed !== undefined;
    } catch (error) {
      // Somebody took an address or a username at the same moment: the next look sees it.
      if (uniqueViolation(error) === undefined || attempt === tries) throw error;
    }
  }
}

/** Invites the next rows and answers to which addresses; undefined where there are none. */
async function inviteWithin(
  tx: SystemDb,
  deps: MemberDeps,
  fileId: string,
  unusableHash: string,
): Promise<string[] | undefined> {
  const file = await lockFileToSend(tx, fileId);
  if (!file) return undefined;
  const rows = await listOpenRows(tx, file, rowsAtOnce);
  if (rows.length === 0) {
    await updateFile(tx, file, { state: 'done' });
    return undefined;
  }
  const sender = await findSender(tx, file);
  const outcomes = new Map<MemberOutcome, number[]>();
  const mailed: string[] = [];
  const owners = await findOwners(
    tx,
    rows.map(({ email }) => email),
  );
  const waits = await Promise.all(rows.map(({ email }) => deps.cooldown.wait('invitation', [email])));
  const places = new Map<string | null, boolean>();
  for (const { branchId } of rows)
    if (!places.has(branchId)) places.set(branchId, await isPlaceOpen(tx, file.groupId, branchId));
  for (const [index, row] of rows.entries()) {
    const outcome = sender
      ? await inviteRow(tx, deps, {
          file,
          sender,
          row,
          owner: owners.get(row.email.toLowerCase()),
          isOpen: places.get(row.branchId) ?? false,
          isPaused: (waits[index] ?? 0) > 0,
          unusableHash,
        })
      : 'refused';
    if (outcome === 'invited') mailed.push(row.email);
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), row.rowNo]);
  }
  for (const [outcome, rowNos] of outcomes) await saveOutcome(tx, file, rowNos, outcome);
  return mailed;
}

interface RowToInvite {
  file: Reached<StoredFile>;
  sender: FileSender;
  row: NamedRow;
  owner: AddressOwner | undefined;
  /** Whether the group and the branch are open, and stay so. */
  isOpen: boolean;
  /** Whether the address got many emails lately. */
  isPaused: boolean;
  unusableHash: string;
}

/** Invites somebody, as far as that is still right: much may have changed since the file was checked. */
async function inviteRow(
  tx: SystemDb,
  deps: MemberDeps,
  { file, sender: { user, group }, row, owner, isOpen, isPaused, unusableHash }: RowToInvite,
): Promise<MemberOutcome> {
  const senderReach = { scope: reportScope({ ...user, userId: user.id }) };
  const role = groupRoleOf(row.role);
  const place = { groupId: file.groupId, branchId: row.branchId };
  if (!mayGive(user.role, role) || !reaches(senderReach, place)) return 'refused';
  if (!isOpen) return 'closed';
  const foreseen = foreseeOutcome(senderReach, owner);
  if (foreseen !== 'invited') return foreseen;
  if (isPaused) return 'paused';
  // One that has run out is in the way.
  const taken = owner && (await makeRoom(tx, deps, row.email, unusableHash));
  if (taken) return foreseeOutcome(senderReach, { ...taken.owner, waits: taken.waits });
  const { firstName, lastName, email } = row;
  const branch = row.branchId === null ? null : { id: row.branchId, name: row.branch };
  const made = await storeInvitation(tx, deps, {
    group,
    invited: { firstName, lastName, email, role, branch },
    unusableHash,
  });
  await appendAudit(tx, {
    action: 'member.invited',
    actorId: file.userId,
    targetId: made.id,
    requestId: file.requestId ?? undefined,
  });
  return 'invited';
}
