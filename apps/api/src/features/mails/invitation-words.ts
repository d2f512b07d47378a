import type { MemberRole } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { Letter } from './letter.ts';

/** What letters call the roles of a group. */
export const roleWords: Record<MemberRole, () => string> = {
  groupAdmin: m.role_group_admin,
  branchAdmin: m.role_branch_admin,
  groupUser: m.role_group_user,
};

/** What an invitation says first: what whoever takes it up will do in the group. */
export const invitationWords: Record<
  MemberRole,
  (group: string, product: string) => Pick<Letter, 'subject' | 'heading' | 'paragraphs'>
> = {
  groupAdmin: (group, product) => ({
    subject: m.mail_group_invitation_subject({ group, product }),
    heading: m.mail_group_invitation_heading({ group }),
    paragraphs: [m.mail_group_invitation_text({ group, product }), m.mail_group_invitation_login()],
  }),
  branchAdmin: (group, product) => ({
    subject: m.mail_member_branch_admin_subject({ group, product }),
    heading: m.mail_member_branch_admin_heading({ group }),
    paragraphs: [m.mail_member_branch_admin_text({ group, product }), m.mail_group_invitation_login()],
  }),
  groupUser: (group, product) => ({
    subject: m.mail_member_user_subject({ group, product }),
    heading: m.mail_member_user_heading({ group }),
    paragraphs: [m.mail_member_user_text({ group, product }), m.mail_group_invitation_login()],
  }),
};
