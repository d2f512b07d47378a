import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { InvitationDeps } from '../accounts/invite-member.ts';

/** What the users of a group are looked after with. */
export interface MemberDeps extends InvitationDeps {
  jobs: Jobs;
}
