import type { Scope } from '@udaya/core/access/scope';
import type { MemberOutcome } from '@udaya/core/groups/member-file';
import { isInvited } from '../accounts/is-invited.ts';
import { reaches } from './invite-group-member.ts';
import type { AddressOwner } from './store-files.ts';

/** What becomes of an invitation, by whose its address is. Of anybody out of the sender's reach nothing is told. */
export function foreseeOutcome(sender: { scope: Scope }, owner: AddressOwner | undefined): MemberOutcome {
  if (!owner) return 'invited';
  const isOfGroup = owner.groupId !== null && isInvited(owner);
  // One that has run out makes room, of whichever group it was.
  if (isOfGroup && !owner.waits) return 'invited';
  if (!reaches(sender, owner)) return 'refused';
  return isOfGroup ? 'waiting' : 'member';
}
