import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { groupMembers } from '@udaya/contract/group-members';
import type { Serve } from '../../platform/http/serve.ts';
import { changeMember, eraseMember, setMemberActivation } from './change-member.ts';
import { checkMemberFile } from './check-member-file.ts';
import {
  inviteGroupMember,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from './invite-group-member.ts';
import { listGroupMembers, readMember, readMemberImpact, readMemberOptions } from './list-group-members.ts';
import type { MemberDeps } from './member-deps.ts';
import {
  readMemberExample,
  readMemberFileResults,
  readMemberFileState,
  readMemberTemplate,
  sendMemberFile,
} from './send-member-file.ts';

/** The users of a group, for its admins and those of its branches. */
export function memberRoutes(serve: Serve<MemberDeps>): void {
  serve(groupMembers.list, listGroupMembers);
  serve(groupMembers.readOptions, readMemberOptions);
  serve(groupMembers.read, readMember);
  serve(groupMembers.readImpact, readMemberImpact);
  serve(groupMembers.invite, inviteGroupMember);
  serve(groupMembers.resend, resendMemberInvitation);
  serve(groupMembers.withdraw, withdrawMemberInvitation);
  serve(groupMembers.change, changeMember);
  serve(groupMembers.setActivation, setMemberActivation);
  serve(groupMembers.erase, eraseMember);

  serve(groupMemberFiles.check, checkMemberFile);
  serve(groupMemberFiles.send, sendMemberFile);
  serve(groupMemberFiles.read, readMemberFileState);
  serve(groupMemberFiles.readResults, readMemberFileResults);
  serve(groupMemberFiles.readTemplate, readMemberTemplate);
  serve(groupMemberFiles.readExample, readMemberExample);
}
