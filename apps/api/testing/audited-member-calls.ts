import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { groupMembers } from '@udaya/contract/group-members';
import type { Route } from '@udaya/contract/route';
import type { AuditedCall } from './audited-call.ts';
import { checkPeople, makeStaff, memberAs, peopleCsv } from './members.ts';
import type { World } from './world.ts';

/** One successful call of each route of a group's users that audits, by the route’s name. */
export function auditedMemberCalls(w: World): Record<string, () => Promise<AuditedCall>> {
  let count = 0;
  /** A group with its admin, and what invites somebody to it. */
  async function looking() {
    const staff = await makeStaff(w);
    const admin = await staff.person('groupAdmin');
    count += 1;
    const body = { firstName: 'Meena', email: `audited-member-${count}@udaya.example`, role: 'groupAdmin' };
    return { staff, admin, actor: admin.user.id, body };
  }
  const onInvitation = (route: Route, action: AuditedCall['action']) => async () => {
    const { admin, actor, body } = await looking();
    await admin.call(groupMembers.invite, { body });
    await w.letMailPausePass();
    const { content: members } = (await admin.call(groupMembers.list, { query: { search: body.email } }))
      .body;
    return { answer: await admin.call(route, { params: { id: members[0]?.id ?? '' } }), action, actor };
  };
  const onUser = (route: Route, action: AuditedCall['action'], change: object) => async () => {
    const { staff, admin, actor } = await looking();
    const { id } = await staff.member('groupUser');
    const { version } = await memberAs(admin, id);
    const [, branchId] = staff.group.branchIds;
    const body = { version, role: 'branchAdmin', branchId, ...change };
    return { answer: await admin.call(route, { params: { id }, body }), action, actor };
  };
  return {
    'groupMembers.invite': async () => {
      const { admin, actor, body } = await looking();
      return { answer: await admin.call(groupMembers.invite, { body }), action: 'member.invited', actor };
    },
    'groupMembers.resend': onInvitation(groupMembers.resend, 'invitation.resent'),
    'groupMembers.withdraw': onInvitation(groupMembers.withdraw, 'invitation.withdrawn'),
    'groupMembers.change': onUser(groupMembers.change, 'member.changed', {}),
    'groupMembers.setActivation': onUser(groupMembers.setActivation, 'member.disabled', { activated: false }),
    'groupMembers.erase': async () => {
      const { staff, admin, actor } = await looking();
      const { id } = await staff.member('groupUser');
      const { version } = await memberAs(admin, id);
      const params = { id };
      await admin.call(groupMembers.setActivation, { params, body: { activated: false, version } });
      const body = { version: (await memberAs(admin, id)).version };
      return {
        answer: await admin.call(groupMembers.erase, { params, body }),
        action: 'member.erased',
        actor,
      };
    },
    'groupMemberFiles.send': async () => {
      const { admin, actor, body } = await looking();
      const file = await checkPeople(w, admin, peopleCsv(`Anbu,,${body.email},Group admin,`));
      const answer = await admin.call(groupMemberFiles.send, { params: { id: file.body.id } });
      return { answer, action: 'members.file_sent', actor };
    },
  };
}
