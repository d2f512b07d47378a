import { branchForm, ownForm } from '@udaya/contract/form-link';
import { groupBranches } from '@udaya/contract/group-branches';
import { groupProfile } from '@udaya/contract/group-profile';
import type { Route } from '@udaya/contract/route';
import type { AuditedCall } from './audited-call.ts';
import { groupHouse, groupPerson } from './group-people.ts';
import type { World } from './world.ts';

/** One successful call of each route of a group's branches that audits, by the route’s name. */
export function auditedBranchCalls(w: World): Record<string, () => Promise<AuditedCall>> {
  let count = 0;
  const newName = () => {
    count += 1;
    return `Branch ${count}`;
  };
  const onForm = (route: Route, action: AuditedCall['action'], ofBranch: boolean) => async () => {
    const { admin, north } = await groupHouse(w);
    const answer = await admin.call(route, ofBranch ? { params: { id: north } } : {});
    return { answer, action, actor: admin.user.id };
  };
  return {
    'ownForm.rotateForm': onForm(ownForm.rotateForm, 'group.form_rotated', false),
    'ownForm.pauseForm': onForm(ownForm.pauseForm, 'group.form_paused', false),
    'ownForm.resumeForm': onForm(ownForm.resumeForm, 'group.form_resumed', false),
    'branchForm.rotateForm': onForm(branchForm.rotateForm, 'group.form_rotated', true),
    'branchForm.pauseForm': onForm(branchForm.pauseForm, 'group.form_paused', true),
    'branchForm.resumeForm': onForm(branchForm.resumeForm, 'group.form_resumed', true),
    'groupProfile.changeContact': async () => {
      const { admin } = await groupHouse(w);
      const body = { mobile: '9443012345', address1: '' };
      const answer = await admin.call(groupProfile.changeContact, { body });
      return { answer, action: 'profile.changed', actor: admin.user.id };
    },
    'groupProfile.changeLanguage': async () => {
      const { admin } = await groupHouse(w);
      const answer = await admin.call(groupProfile.changeLanguage, { body: { reportLanguage: 'ta' } });
      return { answer, action: 'group.changed', actor: admin.user.id };
    },
    'groupBranches.create': async () => {
      const { admin } = await groupHouse(w);
      const answer = await admin.call(groupBranches.create, { body: { name: newName() } });
      return { answer, action: 'branch.created', actor: admin.user.id };
    },
    'groupBranches.rename': async () => {
      const { admin, north } = await groupHouse(w);
      const body = { name: newName(), version: 1 };
      const answer = await admin.call(groupBranches.rename, { params: { id: north }, body });
      return { answer, action: 'branch.renamed', actor: admin.user.id };
    },
    'groupBranches.close': async () => {
      const { admin, group, north, south } = await groupHouse(w);
      await groupPerson(w, group, 'groupUser', north);
      const body = { version: 1, moveTo: south };
      const answer = await admin.call(groupBranches.close, { params: { id: north }, body });
      return { answer, action: 'branch.closed', actor: admin.user.id };
    },
    'groupBranches.reopen': async () => {
      const { admin, north } = await groupHouse(w);
      await admin.call(groupBranches.close, { params: { id: north }, body: { version: 1 } });
      const answer = await admin.call(groupBranches.reopen, { params: { id: north } });
      return { answer, action: 'branch.reopened', actor: admin.user.id };
    },
  };
}
