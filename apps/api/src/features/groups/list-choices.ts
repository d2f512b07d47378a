import type { groups } from '@udaya/contract/groups';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { asChoices } from '../../platform/database/choices.ts';
import { listUsersOfBranch } from '../accounts/list-users-of-branch.ts';
import { isBranchWithin, listBranchChoices, listGroupChoices } from './store-choices.ts';

/** The groups that the actor may choose from. */
export async function listGroupMasters(
  { db, locale }: UserCall,
  question: output<typeof groups.listMasters.query>,
) {
  return asChoices(await listGroupChoices(db, question), ({ groupName }) => groupName, locale);
}

/**
 * The branches of a group that the actor may choose from: of the own one without an id.
 * @throws Failure `request.invalid` where neither is given
 */
export async function listBranches(
  { actor, db, locale }: UserCall,
  { id: asked, ...question }: output<typeof groups.listBranches.query>,
) {
  const id = asked || actor.groupId;
  if (!id) throw invalidField('id', m.field_invalid());
  return asChoices(await listBranchChoices(db, id, question), ({ branchName }) => branchName, locale);
}

/**
 * The users of a branch that the actor may choose from: of the own one without an id.
 * @throws Failure `request.invalid` where neither is given
 */
export async function listGroupUsers(
  { actor, db, locale }: UserCall,
  { id: asked, ...question }: output<typeof groups.listUsers.query>,
) {
  const id = asked || actor.branchId;
  if (!id) throw invalidField('id', m.field_invalid());
  const found = (await isBranchWithin(db, id)) ? await listUsersOfBranch(db, id, question) : [];
  return asChoices(found, ({ firstName, lastName }) => `${firstName} ${lastName}`, locale);
}
