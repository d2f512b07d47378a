import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { InvitationPorts } from '../accounts/invite-member.ts';

/** What the users of a group are looked after with. */
export interface MemberPorts extends InvitationPorts {
  jobs: Jobs;
}
