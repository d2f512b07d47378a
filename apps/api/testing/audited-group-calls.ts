import { productGroups } from '@udaya/contract/product-groups';
import type { Route } from '@udaya/contract/route';
import type { AuditedCall } from './audited-call.ts';
import { newGroup } from './new-group.ts';
import { studentForm } from './student-form.ts';
import type { Person, World } from './world.ts';

/** One successful call of each route of the product admin's groups that audits, by the route’s name. */
export function auditedGroupCalls(w: World, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const actor = admin.user.id;
  const onGroup = (route: Route, action: AuditedCall['action']) => async () => {
    const { id } = await newGroup(admin);
    return { answer: await admin.call(route, { params: { id } }), action, actor };
  };

  let count = 0;
  /** A group with an admin who is invited. */
  async function inviting() {
    const { id } = await newGroup(admin);
    count += 1;
    const email = `audited-${count}@udaya.example`;
    const answer = await admin.call(productGroups.inviteAdmin, {
      params: { id },
      body: { firstName: 'Lakshmi', lastName: 'Narayanan', email },
    });
    await w.letMailPausePass();
    return { answer, params: { id, invitationId: answer.body.admins[0]?.id ?? '' } };
  }

  return {
    'students.apply': async () => ({
      answer: await (await studentForm(w)).apply(),
      action: 'report.created',
    }),
    'productGroups.create': async () => ({
      answer: (await newGroup(admin)).answer,
      action: 'group.created',
      actor,
    }),
    'productGroups.change': async () => {
      const { id, body } = await newGroup(admin);
      const { branchName: _first, ...fields } = body;
      const answer = await admin.call(productGroups.change, {
        params: { id },
        body: { ...fields, name: 'Renamed', version: 1 },
      });
      return { answer, action: 'group.changed', actor };
    },
    'productGroups.close': onGroup(productGroups.close, 'group.closed'),
    'productGroups.reopen': onGroup(productGroups.reopen, 'group.reopened'),
    'productGroups.rotateForm': onGroup(productGroups.rotateForm, 'group.form_rotated'),
    'productGroups.pauseForm': onGroup(productGroups.pauseForm, 'group.form_paused'),
    'productGroups.resumeForm': onGroup(productGroups.resumeForm, 'group.form_resumed'),
    'productGroups.inviteAdmin': async () => ({
      answer: (await inviting()).answer,
      action: 'member.invited',
      actor,
    }),
    'productGroups.resendInvitation': async () => {
      const { params } = await inviting();
      const answer = await admin.call(productGroups.resendInvitation, { params });
      return { answer, action: 'invitation.resent', actor };
    },
    'productGroups.withdrawInvitation': async () => {
      const { params } = await inviting();
      const answer = await admin.call(productGroups.withdrawInvitation, { params });
      return { answer, action: 'invitation.withdrawn', actor };
    },
  };
}
